import type { MediaFileKind } from '@aurelio/contracts/media-files'
import type { Database } from '../../platform/database/database.ts'
import { owned } from '../../platform/database/owned.ts'
import type { MediaFileRow } from '../../platform/database/tables/sites.ts'
import type { Position } from '../../platform/http/cursor.ts'

/** Films and sounds. Every query that a person causes names the workspace, so that a foreign id finds nothing. */
export function mediaFileStore(database: Database) {
  const all = () => database.query().selectFrom('mediaFile').selectAll()
  return {
    /** Last first; one row more than `limit`, to know whether there is a next page. */
    list(workspaceId: string, kind: MediaFileKind, after: Position | null, limit: number) {
      let query = all().where('workspaceId', '=', workspaceId).where('kind', '=', kind)
      if (after)
        query = query.where((eb) => eb(eb.refTuple('createdAt', 'id'), '<', eb.tuple(after.at, after.id)))
      return query
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute()
    },
    async insert(row: MediaFileRow) {
      await database.query().insertInto('mediaFile').values(row).execute()
    },
    /** Every one of a workspace. */
    all: (workspaceId: string) => all().where('workspaceId', '=', workspaceId).execute(),
    /** Those of these ids that there are. */
    async existing(ids: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await database
        .query()
        .selectFrom('mediaFile')
        .select('id')
        .where('id', 'in', ids)
        .execute()
      return new Set(rows.map(({ id }) => id))
    },
    /** The removed row; undefined where there was none. */
    remove(workspaceId: string, id: string) {
      return database
        .query()
        .deleteFrom('mediaFile')
        .where(owned(workspaceId, id))
        .returningAll()
        .executeTakeFirst()
    },
  }
}
