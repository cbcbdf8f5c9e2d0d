import { type Policy, team } from '../../platform/access/access.ts'

export const taskPolicy = {
  /** The team works on the workspace's tasks; a client looks at those that are meant for them. */
  'tasks.change': team,
} satisfies Policy
