import type { Database } from '../database/database.ts'
import type { SavedViewRow } from '../database/tables/views.ts'

type Owner = Pick<SavedViewRow, 'workspaceId' | 'ownerId'>
export type ViewTable = 'leadView' | 'taskView'

export function savedViewStore(database: Database, table: ViewTable) {
  return {
    /** The person's own and those that others share, by name. */
    list({ workspaceId, ownerId }: Owner, limit: number) {
      return database
        .query()
        .selectFrom(table)
        .selectAll()
        .where('workspaceId', '=', workspaceId)
        .where((eb) => eb.or([eb('ownerId', '=', ownerId), eb('shared', '=', 1)]))
        .orderBy('name')
        .orderBy('id')
        .limit(limit)
        .execute()
    },
    async insert(row: SavedViewRow) {
      await database.query().insertInto(table).values(row).execute()
    },
    /** False where it is not there, or somebody else's. */
    async delete({ workspaceId, ownerId }: Owner, id: string): Promise<boolean> {
      const gone = await database
        .query()
        .deleteFrom(table)
        .where('workspaceId', '=', workspaceId)
        .where('ownerId', '=', ownerId)
        .where('id', '=', id)
        .executeTakeFirst()
      return gone.numDeletedRows > 0n
    },
  }
}
