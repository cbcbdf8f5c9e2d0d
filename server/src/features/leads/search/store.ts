import type { Database } from '../../../platform/database/database.ts'

/** The leads that the index is made of. */
export function indexedLeadStore(database: Database) {
  const rows = () =>
    database
      .query()
      .selectFrom('lead')
      .select(['id', 'seq', 'workspaceId', 'spam', 'state', 'pageId', 'assigneeId', 'labels'])
      .select(['search', 'teamSearch', 'phoneKey', 'name', 'email', 'phone'])
  return {
    /** Some of those that it does not hold yet, the first first; others that index meanwhile take others. */
    waiting(limit: number) {
      const query = rows().where('seq', 'is', null).orderBy('createdAt').orderBy('id').limit(limit)
      return (database.engine === 'postgres' ? query.forUpdate().skipLocked() : query).execute()
    },
    /** Those of these that it holds. */
    held(ids: readonly string[]) {
      return rows().where('id', 'in', ids).where('seq', 'is not', null).execute()
    },
    /** One after another: SQLite would read all leads to change these together. */
    async number(leads: readonly { id: string; seq: number; nameKey: string }[]) {
      for (const { id, seq, nameKey } of leads)
        await database.query().updateTable('lead').set({ seq, nameKey }).where('id', '=', id).execute()
    },
  }
}
