import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { owned } from '../../platform/database/owned.ts'
import type { CollectionRow } from './tables.ts'

export function collectionStore(database: Database) {
  const all = (workspaceId: string) =>
    database.query().selectFrom('collection').selectAll().where('workspaceId', '=', workspaceId)
  return {
    list: (workspaceId: string) => all(workspaceId).orderBy('search').orderBy('id').execute(),
    /** The fields of some, whosever they are. */
    fieldsOf: (ids: readonly string[]) =>
      database.query().selectFrom('collection').select(['id', 'fields']).where('id', 'in', ids).execute(),
    find: (workspaceId: string, id: string) => all(workspaceId).where('id', '=', id).executeTakeFirst(),
    /** How many items each of these has, and how many of them are published. */
    async counts(ids: readonly string[]) {
      if (ids.length === 0) return new Map<string, { items: number; published: number }>()
      const rows = await database
        .query()
        .selectFrom('collectionItem')
        .select(['collectionId', 'state'])
        .select(sql<number | string>`count(*)`.as('count'))
        .where('collectionId', 'in', ids)
        .groupBy(['collectionId', 'state'])
        .execute()
      const found = new Map(ids.map((id) => [id, { items: 0, published: 0 }]))
      for (const { collectionId, state, count } of rows) {
        const sums = found.get(collectionId)
        if (!sums) continue
        sums.items += Number(count)
        if (state === 'published') sums.published += Number(count)
      }
      return found
    },
    async insert(row: CollectionRow) {
      await database.query().insertInto('collection').values(row).execute()
    },
    /** False where it is not at this version any more. */
    async change(row: CollectionRow): Promise<boolean> {
      const { id, workspaceId, version, name, search, fields, clients, updatedAt } = row
      const changed = await database
        .query()
        .updateTable('collection')
        .set({ name, search, fields, clients, version, updatedAt })
        .where(owned(workspaceId, id))
        .where('version', '=', version - 1)
        .executeTakeFirst()
      return changed.numUpdatedRows > 0n
    },
    async touch(id: string, updatedAt: string) {
      await database.query().updateTable('collection').set({ updatedAt }).where('id', '=', id).execute()
    },
    /** False where the workspace has none with this id. */
    async remove(workspaceId: string, id: string): Promise<boolean> {
      const removed = await database
        .query()
        .deleteFrom('collection')
        .where(owned(workspaceId, id))
        .executeTakeFirst()
      return removed.numDeletedRows > 0n
    },
  }
}
export type CollectionStore = ReturnType<typeof collectionStore>
