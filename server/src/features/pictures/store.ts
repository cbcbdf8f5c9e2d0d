import type { Database } from '../../platform/database/database.ts'
import { owned } from '../../platform/database/owned.ts'
import type { PictureRow } from '../../platform/database/tables/sites.ts'
import type { Position } from '../../platform/http/cursor.ts'

/** Pictures. Every query that a person causes names the workspace, so that a foreign id finds nothing. */
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
    /** The picture of these very bytes; undefined where the workspace has none. */
    byDigest(workspaceId: string, digest: string) {
      return database
        .query()
        .selectFrom('picture')
        .selectAll()
        .where('workspaceId', '=', workspaceId)
        .where('digest', '=', digest)
        .executeTakeFirst()
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
    /** Those of these ids that the workspace has. */
    named(workspaceId: string, ids: readonly string[]) {
      return database
        .query()
        .selectFrom('picture')
        .selectAll()
        .where('workspaceId', '=', workspaceId)
        .where('id', 'in', ids)
        .execute()
    },
    /** The removed row; undefined where there was none. */
    remove(workspaceId: string, id: string) {
      return database
        .query()
        .deleteFrom('picture')
        .where(owned(workspaceId, id))
        .returningAll()
        .executeTakeFirst()
    },
  }
}

/** What the encoding reads and writes, of whatever workspace. */
export function encodingStore(database: Database) {
  return {
    find(id: string) {
      return database.query().selectFrom('picture').selectAll().where('id', '=', id).executeTakeFirst()
    },
    /** Those of these ids that there are. */
    async existing(ids: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await database.query().selectFrom('picture').select('id').where('id', 'in', ids).execute()
      return new Set(rows.map(({ id }) => id))
    },
    /** False where the picture has gone meanwhile. */
    async keep(
      id: string,
      made: Pick<PictureRow, 'variants'> & Partial<Pick<PictureRow, 'width' | 'height' | 'size' | 'digest'>>,
    ): Promise<boolean> {
      const kept = await database
        .query()
        .updateTable('picture')
        .set(made)
        .where('id', '=', id)
        .executeTakeFirst()
      return kept.numUpdatedRows > 0n
    },
    /** Ids of pictures of which nothing was made yet, the oldest first. */
    async waiting(limit: number, workspaceId?: string): Promise<readonly string[]> {
      let query = database.query().selectFrom('picture').select('id').where('variants', 'is', null)
      if (workspaceId !== undefined) query = query.where('workspaceId', '=', workspaceId)
      const rows = await query.orderBy('createdAt').limit(limit).execute()
      return rows.map(({ id }) => id)
    },
    /** The farthest of the encodings that are under way, 0 to 100. */
    async progress(kind: string): Promise<number> {
      const row = await database
        .query()
        .selectFrom('job')
        .select((eb) => eb.fn.max<number | null>('progress').as('percent'))
        .where('kind', '=', kind)
        .where('state', '=', 'running')
        .executeTakeFirst()
      return row?.percent ?? 0
    },
  }
}
