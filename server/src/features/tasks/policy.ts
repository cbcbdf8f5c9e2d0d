import { everyone, type Policy, team } from '../../platform/access/access.ts'

export const taskPolicy = {
  /** The team works on the workspace's tasks; a client looks at those that are meant for them. */
  'tasks.change': team,
  /** A client does so of tasks that they see, where their project is shared for more than looking. */
  'tasks.comment': everyone,
} satisfies Policy
