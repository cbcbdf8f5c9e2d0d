import { type Policy, team } from '../../platform/access/access.ts'

export const taskPolicy = {
  /** Every member sees the workspace's tasks; a client only that. */
  'tasks.change': team,
} satisfies Policy
