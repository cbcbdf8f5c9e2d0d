import { leaders, type Policy } from '../../platform/access/access.ts'

export const imagePresetPolicy = {
  /** Everybody on the team works with them; what all share is kept by those who keep the workspace's other settings. */
  'imagePresets.change': leaders,
} satisfies Policy
