import { leaders, type Policy, team } from '../../platform/access/access.ts'

export const apiTokenPolicy = {
  'tokens.use': team,
  /** Those of the workspace, and to see and revoke everybody's. */
  'tokens.manage': leaders,
} satisfies Policy
