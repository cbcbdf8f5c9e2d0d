import { type Policy, team } from '../../platform/access/access.ts'

export const projectPolicy = {
  /** The team works on the workspace's projects; a client looks at those that are shared with them. */
  'projects.change': team,
} satisfies Policy
