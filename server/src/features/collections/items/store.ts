import { handOrder, type ItemState } from '@aurelio/contracts/collections'
import type { Database } from '../../../platform/database/database.ts'
import { holds } from '../../../platform/database/search-text.ts'
import type { KeyPosition } from '../../../platform/http/cursor.ts'
import type { CollectionItemRow, CollectionValueRow } from '../tables.ts'
import { chunks } from './chunks.ts'
import {
  type Condition,
  amongItems,
  isFound,
  itemFinding,
  type Narrowing,
  passesAll,
} from './finding/store.ts'
import { itemLookup } from './lookup/store.ts'

export type Wanted = {
  search?: string | undefined
  state?: ItemState | undefined
  conditions: readonly Condition[]
  /** Those alone. */
  ids?: readonly string[] | undefined
  except?: string | undefined
  /** The key of a field; undefined: by the moment of the last change. */
  sort: string | undefined
  isRising: boolean
}

/** Items and what they are found by. */
export function itemStore(database: Database) {
  const items = () => database.query().selectFrom('collectionItem').selectAll()
  const finding = itemFinding(database)

  return {
    ...finding,
    ...itemLookup(database),
    /** One more than the page holds, each with the key that it is sorted by. */
    async list(
      collectionId: string,
      wanted: Wanted,
      after: KeyPosition | null,
      limit: number,
      /** How many of them are passed over, where no position is known, and what was found out of them before. */
      { from = 0, narrowing }: { from?: number; narrowing?: Narrowing } = {},
    ) {
      const { state, sort, isRising } = wanted
      const order = isRising ? 'asc' : 'desc'
      const beyond = isRising ? '>' : '<'
      const { few, search, conditions, except } = narrowing ?? (await finding.narrow(collectionId, wanted))
      if (few?.length === 0) return []
      if (sort === undefined) {
        let query = items().where('collectionId', '=', collectionId)
        if (few) query = query.where('id', 'in', few)
        if (except !== undefined) query = query.where('id', '!=', except)
        if (state) query = query.where('state', '=', state)
        if (search) query = query.where((eb) => holds(eb.ref('search'), search))
        if (conditions.length > 0)
          query = query.where((eb) => passesAll(eb.ref('collectionItem.id'), conditions))
        if (after)
          query = query.where((eb) =>
            eb(eb.refTuple('updatedAt', 'id'), beyond, eb.tuple(String(after.key), after.id)),
          )
        const rows = await query
          .orderBy('updatedAt', order)
          .orderBy('id', order)
          .limit(limit + 1)
          .offset(from)
          .execute()
        return rows.map((row) => ({ ...row, key: row.updatedAt }))
      }
      // Which they are is read of an index alone, and then they themselves.
      let sorted = database
        .query()
        .selectFrom('collectionValue as sorted')
        .select(['sorted.itemId', 'sorted.text'])
        .where((eb) =>
          amongItems(
            { items: eb.ref('sorted.itemId'), of: eb.ref('sorted.collectionId') },
            collectionId,
            few,
          ),
        )
        .where('sorted.field', '=', sort)
      if (except !== undefined) sorted = sorted.where('sorted.itemId', '!=', except)
      if (state) sorted = sorted.where('sorted.state', '=', state)
      if (search) sorted = sorted.where((eb) => isFound(eb.ref('sorted.itemId'), search))
      if (conditions.length > 0) sorted = sorted.where((eb) => passesAll(eb.ref('sorted.itemId'), conditions))
      if (after)
        sorted = sorted.where((eb) =>
          eb(eb.refTuple('sorted.text', 'sorted.itemId'), beyond, eb.tuple(String(after.key), after.id)),
        )
      const page = sorted
        .orderBy('sorted.text', order)
        .orderBy('sorted.itemId', order)
        .limit(limit + 1)
        .offset(from)
      return database
        .query()
        .selectFrom(page.as('page'))
        .innerJoin('collectionItem', 'collectionItem.id', 'page.itemId')
        .selectAll('collectionItem')
        .select('page.text as key')
        .orderBy('page.text', order)
        .orderBy('page.itemId', order)
        .execute()
    },
    async insert(rows: readonly CollectionItemRow[], values: readonly CollectionValueRow[]) {
      for (const some of chunks(rows))
        await database.query().insertInto('collectionItem').values(some).execute()
      await this.insertValues(values)
    },
    async insertValues(values: readonly CollectionValueRow[]) {
      for (const some of chunks(values))
        await database.query().insertInto('collectionValue').values(some).execute()
    },
    /** False where it is not at this version any more. */
    async change(row: CollectionItemRow, values: readonly CollectionValueRow[]): Promise<boolean> {
      const { id, collectionId, createdAt: _, ...rest } = row
      const changed = await database
        .query()
        .updateTable('collectionItem')
        .set(rest)
        .where('id', '=', id)
        .where('collectionId', '=', collectionId)
        .where('version', '=', row.version - 1)
        .executeTakeFirst()
      if (changed.numUpdatedRows === 0n) return false
      await database.query().deleteFrom('collectionValue').where('itemId', '=', id).execute()
      await this.insertValues(values)
      return true
    },
    /** It changed in what stands beside it. */
    async touch(id: string, at: string) {
      await database
        .query()
        .updateTable('collectionItem')
        .set({ updatedAt: at })
        .where('id', '=', id)
        .execute()
    },
    /** The place of the last item before another place, or of all, without one of them; null for none. */
    async lastRank(collectionId: string, before: string | null, without = ''): Promise<string | null> {
      let query = database
        .query()
        .selectFrom('collectionValue')
        .select('text')
        .where('collectionId', '=', collectionId)
        .where('field', '=', handOrder)
        .where('itemId', '!=', without)
      if (before !== null) query = query.where('text', '<', before)
      const row = await query.orderBy('text', 'desc').limit(1).executeTakeFirst()
      return row?.text ?? null
    },
    /** Puts an item in a place of the order by hand. */
    async place(id: string, rank: string, placedAt: string) {
      await database
        .query()
        .updateTable('collectionItem')
        .set({ rank, placedAt })
        .where('id', '=', id)
        .execute()
      await database
        .query()
        .updateTable('collectionValue')
        .set({ text: rank })
        .where('itemId', '=', id)
        .where('field', '=', handOrder)
        .execute()
    },
    /** What an item is from now on; false where it is not at this version any more. */
    async settle(
      id: string,
      version: number,
      to: Pick<
        CollectionItemRow,
        'state' | 'publishedAt' | 'publishAt' | 'withdrawAt' | 'writtenBy' | 'updatedAt' | 'version'
      >,
    ): Promise<boolean> {
      const changed = await database
        .query()
        .updateTable('collectionItem')
        .set(to)
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst()
      if (changed.numUpdatedRows === 0n) return false
      const { state } = to
      await database.query().updateTable('collectionValue').set({ state }).where('itemId', '=', id).execute()
      return true
    },
    async remove(collectionId: string, id: string): Promise<boolean> {
      const removed = await database
        .query()
        .deleteFrom('collectionItem')
        .where('collectionId', '=', collectionId)
        .where('id', '=', id)
        .executeTakeFirst()
      if (removed.numDeletedRows === 0n) return false
      await database
        .query()
        .updateTable('collection')
        .set({ removedAt: new Date().toISOString() })
        .where('id', '=', collectionId)
        .execute()
      return true
    },
    /** Another item that says one of these where none may; undefined for none. */
    async clash(values: readonly CollectionValueRow[]): Promise<CollectionValueRow | undefined> {
      for (const { itemId, collectionId, field, onlyText } of values) {
        if (onlyText === null) continue
        const other = await database
          .query()
          .selectFrom('collectionValue')
          .selectAll()
          .where('collectionId', '=', collectionId)
          .where('field', '=', field)
          .where('onlyText', '=', onlyText)
          .where('itemId', '!=', itemId)
          .executeTakeFirst()
        if (other) return other
      }
      return undefined
    },
    /** Items are not found by this field any more. */
    async forgetField(collectionId: string, field: string) {
      await database
        .query()
        .deleteFrom('collectionValue')
        .where('collectionId', '=', collectionId)
        .where('field', '=', field)
        .execute()
    },
  }
}
export type ItemStore = ReturnType<typeof itemStore>
