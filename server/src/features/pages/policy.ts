import { type Policy, team } from '../../platform/access/access.ts'

export const pagePolicy = {
  /** Every member sees the workspace's pages; a client only that. */
  'pages.edit': team,
} satisfies Policy
