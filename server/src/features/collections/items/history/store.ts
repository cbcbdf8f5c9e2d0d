import type { Database } from '../../../../platform/database/database.ts'
import type { CollectionItemRow, ItemVersionRow } from '../../tables.ts'
import { chunks } from '../chunks.ts'

/** Versions of one item that are kept, beside what it says now. */
const mostKept = 100

/** What items were. */
export function itemHistoryStore(database: Database) {
  return {
    /** Keeps items as they are before they are changed, within the transaction that changes them. */
    async keep(rows: readonly CollectionItemRow[]) {
      const kept = rows.map(
        ({ id: itemId, version, state, content, writtenBy, updatedAt: writtenAt }): ItemVersionRow => ({
          itemId,
          version,
          state,
          content,
          writtenBy,
          writtenAt,
        }),
      )
      for (const some of chunks(kept))
        await database
          .query()
          .insertInto('itemVersion')
          .values(some)
          // Somebody saves it at this moment: they have kept it, and this change is refused.
          .onConflict((each) => each.columns(['itemId', 'version']).doNothing())
          .execute()
      for (const { id, version } of rows)
        if (version > mostKept)
          await database
            .query()
            .deleteFrom('itemVersion')
            .where('itemId', '=', id)
            .where('version', '<=', version - mostKept)
            .execute()
    },
    /** The newest first. */
    list: (itemId: string) =>
      database
        .query()
        .selectFrom('itemVersion')
        .selectAll()
        .where('itemId', '=', itemId)
        .orderBy('version', 'desc')
        .execute(),
    find: (itemId: string, version: number) =>
      database
        .query()
        .selectFrom('itemVersion')
        .selectAll()
        .where('itemId', '=', itemId)
        .where('version', '=', version)
        .executeTakeFirst(),
  }
}
export type ItemHistoryStore = ReturnType<typeof itemHistoryStore>
