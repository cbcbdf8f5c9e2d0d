import type { Database } from '../../platform/database/database.ts'
import { owned } from '../../platform/database/owned.ts'
import type { Position } from '../../platform/http/cursor.ts'
import type { __Name__Row } from './tables.ts'

export function __name__Store(database: Database) {
  return {
    /** The last first; one row more than the page holds. */
    list(workspaceId: string, after: Position | null, limit: number) {
      const rows = database
        .query()
        .selectFrom('__name__')
        .selectAll()
        .where('workspaceId', '=', workspaceId)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
      if (!after) return rows.execute()
      return rows
        .where((eb) => eb(eb.refTuple('createdAt', 'id'), '<', eb.tuple(after.at, after.id)))
        .execute()
    },
    async insert(row: __Name__Row) {
      await database.query().insertInto('__name__').values(row).execute()
    },
    /** False where the workspace has none with this id. */
    async remove(workspaceId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await database
        .query()
        .deleteFrom('__name__')
        .where(owned(workspaceId, id))
        .executeTakeFirstOrThrow()
      return numDeletedRows > 0n
    },
  }
}
export type __Name__Store = ReturnType<typeof __name__Store>
