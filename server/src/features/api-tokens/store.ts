import type { Database } from '../../platform/database/database.ts'
import { owned } from '../../platform/database/owned.ts'
import type { ApiTokenRow } from '../../platform/database/tables/api-tokens.ts'

const shown = [
  'apiToken.id',
  'apiToken.kind',
  'apiToken.name',
  'apiToken.prefix',
  'apiToken.scopes',
  'apiToken.changes',
  'apiToken.userId',
  'apiToken.createdAt',
  'apiToken.expiresAt',
  'apiToken.lastUsedAt',
] as const

/** The tokens of workspaces. */
export function apiTokenStore(database: Database) {
  const rows = (workspaceId: string) =>
    database
      .query()
      .selectFrom('apiToken')
      .innerJoin('user', 'user.id', 'apiToken.userId')
      .select(shown)
      .select('user.name as personName')
      .where('apiToken.workspaceId', '=', workspaceId)

  return {
    /** The newest first. `userId`: of this person alone. */
    list(workspaceId: string, userId: string | null) {
      const query = rows(workspaceId).orderBy('apiToken.createdAt', 'desc').orderBy('apiToken.id')
      return (userId === null ? query : query.where('apiToken.userId', '=', userId)).execute()
    },
    find: (workspaceId: string, id: string) =>
      rows(workspaceId).where('apiToken.id', '=', id).executeTakeFirst(),
    async insert(row: ApiTokenRow) {
      await database.query().insertInto('apiToken').values(row).execute()
    },
    async setChanges(workspaceId: string, id: string, changes: ApiTokenRow['changes']) {
      await database.query().updateTable('apiToken').set({ changes }).where(owned(workspaceId, id)).execute()
    },
    async remove(workspaceId: string, id: string) {
      await database.query().deleteFrom('apiToken').where(owned(workspaceId, id)).execute()
    },
    async removeOfPerson(workspaceId: string, userId: string) {
      await database
        .query()
        .deleteFrom('apiToken')
        .where('workspaceId', '=', workspaceId)
        .where('userId', '=', userId)
        .execute()
    },
    /** Whose a token is, and where it leads. */
    bearing: (digest: string) =>
      database
        .query()
        .selectFrom('apiToken')
        .innerJoin('user', 'user.id', 'apiToken.userId')
        .select(['apiToken.id', 'apiToken.name as program', 'apiToken.workspaceId', 'apiToken.kind'])
        .select(['apiToken.scopes', 'apiToken.expiresAt', 'apiToken.lastUsedAt', 'apiToken.changes'])
        .select(['user.id as userId', 'user.name', 'user.email', 'user.image', 'user.banned'])
        .where('apiToken.digest', '=', digest)
        .executeTakeFirst(),
    async touch(id: string, at: string) {
      await database.query().updateTable('apiToken').set({ lastUsedAt: at }).where('id', '=', id).execute()
    },
  }
}
export type ApiTokenStore = ReturnType<typeof apiTokenStore>
