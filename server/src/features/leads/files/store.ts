import type { Database } from '../../../platform/database/database.ts'
import type { LeadFileRow } from '../../../platform/database/tables/leads.ts'

/** Which files came with which leads. */
export function leadFileStore(database: Database) {
  return {
    async insert(row: LeadFileRow) {
      await database.query().insertInto('leadFile').values(row).execute()
    },
    async describe(id: string, name: string, size: number) {
      await database.query().updateTable('leadFile').set({ name, size }).where('id', '=', id).execute()
    },
    async attach(ids: readonly string[], leadId: string, workspaceId: string) {
      await database
        .query()
        .updateTable('leadFile')
        .set({ leadId, workspaceId, attemptId: null })
        .where('id', 'in', ids)
        .execute()
    },
    /** Null: nobody's any more. */
    async hold(ids: readonly string[], attemptId: string | null, workspaceId: string) {
      await database
        .query()
        .updateTable('leadFile')
        .set({ attemptId, workspaceId })
        .where('id', 'in', ids)
        .where('leadId', 'is', null)
        .execute()
    },
    async remove(ids: readonly string[]) {
      if (ids.length > 0) await database.query().deleteFrom('leadFile').where('id', 'in', ids).execute()
    },
    find(id: string) {
      return database.query().selectFrom('leadFile').selectAll().where('id', '=', id).executeTakeFirst()
    },
    ofWorkspace(workspaceId: string) {
      return database
        .query()
        .selectFrom('leadFile')
        .select(['id', 'name'])
        .where('workspaceId', '=', workspaceId)
        .execute()
    },
    /** Those that belong to no lead and to no attempt, and came before this moment. */
    async lost(before: string, limit: number) {
      const rows = await database
        .query()
        .selectFrom('leadFile')
        .select('id')
        .where('leadId', 'is', null)
        .where('attemptId', 'is', null)
        .where('createdAt', '<', before)
        .limit(limit)
        .execute()
      return rows.map(({ id }) => id)
    },
  }
}
export type LeadFileStore = ReturnType<typeof leadFileStore>
