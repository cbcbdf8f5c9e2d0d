import { type Policy, team } from '../../platform/access/access.ts'

export const notificationPolicy = {
  /** What happens in a workspace is told to those who work in it, not to its clients. */
  'news.receive': team,
} satisfies Policy
