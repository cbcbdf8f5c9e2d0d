import type { Database } from '../../../platform/database/database.ts'
import { owned } from '../../../platform/database/owned.ts'
import type { FormFileRow } from '../../../platform/database/tables/leads.ts'
import type { Position } from '../../../platform/http/cursor.ts'

/** Which files the forms of a workspace give. */
export function formFileStore(database: Database) {
  return {
    /** The last first; one row more than `limit`. */
    list(workspaceId: string, after: Position | null, limit: number) {
      const query = database
        .query()
        .selectFrom('formFile')
        .selectAll()
        .where('workspaceId', '=', workspaceId)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
      return (
        after
          ? query.where((eb) => eb(eb.refTuple('createdAt', 'id'), '<', eb.tuple(after.at, after.id)))
          : query
      ).execute()
    },
    async insert(row: FormFileRow) {
      await database.query().insertInto('formFile').values(row).execute()
    },
    find(workspaceId: string, id: string) {
      return database
        .query()
        .selectFrom('formFile')
        .selectAll()
        .where(owned(workspaceId, id))
        .executeTakeFirst()
    },
    async remove(workspaceId: string, id: string): Promise<boolean> {
      const removed = await database
        .query()
        .deleteFrom('formFile')
        .where(owned(workspaceId, id))
        .executeTakeFirst()
      return removed.numDeletedRows > 0n
    },
    /** Those of these ids that have a row, in any workspace. */
    async known(ids: readonly string[]): Promise<string[]> {
      if (ids.length === 0) return []
      const rows = await database.query().selectFrom('formFile').select('id').where('id', 'in', ids).execute()
      return rows.map(({ id }) => id)
    },
    ofWorkspace(workspaceId: string) {
      return database
        .query()
        .selectFrom('formFile')
        .select(['id', 'name'])
        .where('workspaceId', '=', workspaceId)
        .execute()
    },
  }
}
