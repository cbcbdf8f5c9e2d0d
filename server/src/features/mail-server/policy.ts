import { leaders, type Policy } from '../../platform/access/access.ts'

export const mailServerPolicy = {
  /** It writes in the name of the workspace to everybody. */
  'mail-server.manage': leaders,
} satisfies Policy
