import { type Policy, team } from '../../platform/access/access.ts'

export const clientPolicy = {
  /** Who works on projects decides which client sees them. */
  'projects.share': team,
} satisfies Policy
