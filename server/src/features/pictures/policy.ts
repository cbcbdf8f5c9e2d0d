import { type Policy, team } from '../../platform/access/access.ts'

export const picturePolicy = {
  /** Every member sees the workspace's pictures; a client only that. */
  'pictures.change': team,
} satisfies Policy
