import { type Policy, team } from '../../platform/access/access.ts'

export const projectPolicy = {
  /** Every member sees the workspace's projects; a client only that. */
  'projects.change': team,
} satisfies Policy
