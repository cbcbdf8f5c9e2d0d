import { type Policy, team } from '../../platform/access/access.ts'

export const pagePolicy = {
  /** The team works on the workspace's pages; a client looks at those of the projects shared with them. */
  'pages.edit': team,
} satisfies Policy
