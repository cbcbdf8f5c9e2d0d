import type { BatchState } from '@aurelio/contracts/page-batches'
import type { Database } from '../../platform/database/database.ts'
import { owned } from '../../platform/database/owned.ts'
import type { PageBatchItemRow, PageBatchRow } from '../../platform/database/tables/page-batches.ts'

const slugsAtOnce = 500
const counted = ['made', 'changed', 'same', 'failed'] as const
export type Settled = (typeof counted)[number]
type Change = Partial<Pick<PageBatchRow, 'problem' | 'startAt' | 'perDay' | 'nextAt' | 'secret' | 'run'>>

/** Batches of pages and what became of each page. */
export function pageBatchStore(database: Database) {
  const batches = () => database.query().selectFrom('pageBatch').selectAll()
  const items = (batchId: string) =>
    database.query().selectFrom('pageBatchItem').selectAll().where('batchId', '=', batchId)
  const itemAt = ({ batchId, position }: Pick<PageBatchItemRow, 'batchId' | 'position'>) =>
    database
      .query()
      .updateTable('pageBatchItem')
      .where('batchId', '=', batchId)
      .where('position', '=', position)

  return {
    async insert(row: PageBatchRow) {
      await database.query().insertInto('pageBatch').values(row).execute()
    },
    /** The last first. */
    list(workspaceId: string, limit: number) {
      return batches()
        .where('workspaceId', '=', workspaceId)
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute()
    },
    find: (workspaceId: string, id: string) => batches().where(owned(workspaceId, id)).executeTakeFirst(),
    /** Whoever's it is, for the work behind the scenes. */
    known: (id: string) => batches().where('id', '=', id).executeTakeFirst(),
    /** False where it has another number of pages by now, or takes none any more. */
    async grow(id: string, from: number, by: number): Promise<boolean> {
      const grown = await database
        .query()
        .updateTable('pageBatch')
        .set({ total: from + by })
        .where('id', '=', id)
        .where('total', '=', from)
        .where('state', '=', 'filling')
        .executeTakeFirst()
      return grown.numUpdatedRows > 0n
    },
    /** Takes away one whose pages have not all come. */
    async forgetFilling(id: string) {
      await database
        .query()
        .deleteFrom('pageBatch')
        .where('id', '=', id)
        .where('state', '=', 'filling')
        .execute()
    },
    /** What stands at these addresses of a place, by their prints. */
    async prints(place: string, slugs: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
      const found = new Map<string, string | null>()
      for (let from = 0; from < slugs.length; from += slugsAtOnce) {
        const rows = await database
          .query()
          .selectFrom('pageBatchItem')
          .select(['slug', 'print'])
          .where('place', '=', place)
          .where('slug', 'in', slugs.slice(from, from + slugsAtOnce))
          .where('state', 'in', ['made', 'changed', 'same'])
          .where('thingId', 'is not', null)
          .orderBy('settledAt')
          .execute()
        for (const { slug, print } of rows) found.set(slug, print)
      }
      return found
    },
    async insertItems(rows: readonly PageBatchItemRow[]) {
      await database.query().insertInto('pageBatchItem').values(rows).execute()
    },
    /** False where it is in none of the states that it may leave for this one. */
    async move(id: string, from: readonly BatchState[], to: BatchState, rest: Change = {}): Promise<boolean> {
      const moved = await database
        .query()
        .updateTable('pageBatch')
        .set({ state: to, ...rest })
        .where('id', '=', id)
        .where('state', 'in', from)
        .executeTakeFirst()
      return moved.numUpdatedRows > 0n
    },
    async wait(id: string, nextAt: string | null) {
      await database.query().updateTable('pageBatch').set({ nextAt }).where('id', '=', id).execute()
    },
    /** The next pages that are still to be published, in their order. */
    left(batchId: string, limit: number) {
      return items(batchId)
        .where('state', 'in', ['waiting', 'sending'])
        .orderBy('position')
        .limit(limit)
        .execute()
    },
    /** The next pages that can be taken back, the last one first. */
    standing(batchId: string, limit: number) {
      return items(batchId)
        .where('state', 'in', ['made', 'changed', 'sending'])
        .where('thingId', 'is not', null)
        .orderBy('position', 'desc')
        .limit(limit)
        .execute()
    },
    failures(batchId: string, limit: number) {
      return items(batchId).where('state', '=', 'failed').orderBy('position').limit(limit).execute()
    },
    /** What stands at this address of this place from an earlier batch. */
    earlier({ place, slug, batchId }: Pick<PageBatchItemRow, 'place' | 'slug' | 'batchId'>) {
      return database
        .query()
        .selectFrom('pageBatchItem')
        .select(['thingId', 'print'])
        .where('place', '=', place)
        .where('slug', '=', slug)
        .where('batchId', '!=', batchId)
        .where('state', 'in', ['made', 'changed', 'same'])
        .where('thingId', 'is not', null)
        .orderBy('settledAt', 'desc')
        .limit(1)
        .executeTakeFirst()
    },
    async note(
      item: Pick<PageBatchItemRow, 'batchId' | 'position'>,
      change: Partial<Pick<PageBatchItemRow, 'state' | 'thingId' | 'before'>>,
    ) {
      await itemAt(item).set(change).execute()
    },
    /** What became of a page, and one more of those in its batch; once, whoever else is at it: false for them. */
    async settle(
      item: Pick<PageBatchItemRow, 'batchId' | 'position'>,
      { state, ...rest }: { state: Settled } & Pick<PageBatchItemRow, 'print' | 'problem'>,
    ): Promise<boolean> {
      const settledAt = new Date().toISOString()
      const settled = await itemAt(item)
        .set({ state, settledAt, ...rest })
        .where('state', 'in', ['waiting', 'sending'])
        .executeTakeFirst()
      if (settled.numUpdatedRows === 0n) return false
      await database
        .query()
        .updateTable('pageBatch')
        .set((eb) => ({ done: eb('done', '+', 1), [state]: eb(state, '+', 1) }))
        .where('id', '=', item.batchId)
        .execute()
      return true
    },
    /** Tables that never came whole, and passwords that nobody needs any more. */
    async tidy(fillingBefore: string, secretsBefore: string) {
      await database
        .query()
        .deleteFrom('pageBatch')
        .where('state', '=', 'filling')
        .where('createdAt', '<', fillingBefore)
        .execute()
      await database
        .query()
        .updateTable('pageBatch')
        .set({ secret: null })
        .where('state', 'not in', ['running', 'undoing'])
        .where('secret', 'is not', null)
        .where('createdAt', '<', secretsBefore)
        .execute()
    },
  }
}
export type PageBatchStore = ReturnType<typeof pageBatchStore>
