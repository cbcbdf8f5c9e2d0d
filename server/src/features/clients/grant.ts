import type { GrantRow } from '../../platform/database/tables/work.ts'

/** One client who sees one thing. */
export type Grant = Omit<GrantRow, 'projectId'>

/** With whom things of one kind are shared. */
export type GrantStore = {
  of: (id: string) => Promise<Pick<Grant, 'userId' | 'level' | 'leads'>[]>
  remove: (id: string, userIds: readonly string[]) => Promise<void>
  put: (id: string, grants: readonly Grant[]) => Promise<void>
}
