import { leaders, type Policy } from '../../platform/access/access.ts'

export const auditPolicy = {
  /** Who leads the workspace reads what has been done to it. */
  'audit.read': leaders,
} satisfies Policy
