import { everyone, leaders, type Policy } from '../../platform/access/access.ts'

export const workspacePolicy = {
  /** Who leads the workspace names it. */
  'workspace.rename': leaders,
  /** Everybody knows with whom they work. */
  'workspace.members': everyone,
} satisfies Policy
