import type { Database } from '../../platform/database/database.ts'
import type { PictureRow } from '../../platform/database/tables/sites.ts'
import type { Position } from '../../platform/http/cursor.ts'

/** Pictures. Every query names the workspace, so that a foreign id finds nothing. */
export function pictureStore(database: Database) {
  return {
    /** Last first; one row more than `limit`, to know whether there is a next page. */
    list(workspaceId: string, after: Position | null, limit: number) {
      let query = database.query().selectFrom('picture').selectAll().where('workspaceId', '=', workspaceId)
      if (after)
        query = query.where((eb) => eb(eb.refTuple('createdAt', 'id'), '<', eb.tuple(after.at, after.id)))
      return query
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute()
    },
    async insert(row: PictureRow) {
      await database.query().insertInto('picture').values(row).execute()
    },
    /** Bytes of all pictures of a workspace. */
    async total(workspaceId: string): Promise<number> {
      const row = await database
        .query()
        .selectFrom('picture')
        .select((eb) => eb.fn.sum<number | string | null>('size').as('bytes'))
        .where('workspaceId', '=', workspaceId)
        .executeTakeFirst()
      return Number(row?.bytes ?? 0)
    },
    /** Every picture of a workspace. */
    all(workspaceId: string) {
      return database
        .query()
        .selectFrom('picture')
        .selectAll()
        .where('workspaceId', '=', workspaceId)
        .execute()
    },
    /** The removed row; undefined where there was none. */
    remove(workspaceId: string, id: string) {
      return database
        .query()
        .deleteFrom('picture')
        .where('workspaceId', '=', workspaceId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()
    },
  }
}
