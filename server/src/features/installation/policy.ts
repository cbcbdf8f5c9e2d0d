import { keepers, type Policy } from '../../platform/access/access.ts'

export const installationPolicy = {
  /** What the installation runs on and holds: to others none of it exists. */
  'installation.keep': keepers,
} satisfies Policy
