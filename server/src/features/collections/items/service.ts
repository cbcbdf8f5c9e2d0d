import { randomUUID } from 'node:crypto'
import { kindOf } from '@aurelio/contracts/collection-kinds/kinds'
import { readValues, type ItemValues } from '@aurelio/contracts/collection-values'
import {
  type CollectionItem,
  handOrder,
  type ItemQuery,
  type ItemState,
  type PointerFate,
} from '@aurelio/contracts/collections'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import { constraintFault } from '../../../platform/database/errors.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { keyPositionOf, pageOfKeys } from '../../../platform/http/cursor.ts'
import { invalidField, notFound, refuse } from '../../../platform/http/failures.ts'
import { rankBehind, rankBetween } from '../../../platform/rank.ts'
import type { CollectionAccess, OpenCollection } from '../access.ts'
import type { CollectionItemRow, CollectionValueRow } from '../tables.ts'
import type { ItemAddressStore } from './addresses/store.ts'
import { readCondition } from './condition.ts'
import type { ItemHistoryStore } from './history/store.ts'
import type { ItemMoments } from './moments/job.ts'
import { settledMoments, stateOrPlan } from './moments/plan.ts'
import type { ItemReferences } from './references/references.ts'
import type { ItemStore } from './store.ts'
import { contentOf, derived, foundBy, toItem } from './to-row.ts'

type Parts = {
  database: Database
  emit: Emit
  store: ItemStore
  addresses: ItemAddressStore
  may: CollectionAccess
  moments: Pick<ItemMoments, 'plan'>
  history: Pick<ItemHistoryStore, 'keep'>
  references: ItemReferences
}
/** When it is published and withdrawn by itself; undefined: as it is planned already. */
type Moments = { publishAt?: string | null | undefined; withdrawAt?: string | null | undefined }
type Page = { cursor?: string | undefined; limit: number }

/** Items of collections, for the team and for the clients to whom a collection is open. */
export function itemService(parts: Parts) {
  const { database, emit, store, addresses, may, moments, history, references } = parts

  /** Throws a 409 where another item says already what none may say twice, whoever was first. */
  async function held<Done>(
    values: readonly CollectionValueRow[],
    write: () => Promise<Done>,
  ): Promise<Done> {
    const other = await store.clash(values)
    if (other) throw refuse('ITEM_NOT_UNIQUE', { field: other.field })
    try {
      return await write()
    } catch (error) {
      if (constraintFault(error) !== 'unique') throw error
      const [first] = values.filter(({ onlyText }) => onlyText !== null)
      throw refuse('ITEM_NOT_UNIQUE', { field: first?.field ?? '' })
    }
  }

  async function rowOf({ id: collectionId }: OpenCollection, id: string): Promise<CollectionItemRow> {
    const row = await store.find(collectionId, id)
    if (!row) throw notFound()
    return row
  }

  async function slugFor(collectionId: string, item: { id: string; title: string }) {
    return (await addresses.freeSlugs(collectionId, [item])).get(item.id) ?? item.id
  }

  async function told(session: Session, { own }: OpenCollection, row: CollectionItemRow) {
    return toItem(own, row, await references.names(session, own, [row]))
  }

  /** Throws a 422 where a value is not one of its field. `before`: what the item said; null for a new one. */
  async function checked(
    { own }: OpenCollection,
    given: ItemValues,
    before: ItemValues | null,
  ): Promise<ItemValues> {
    const { values, problems } = readValues(own, given, { isNew: before === null })
    const [first] = problems
    if (first) throw refuse('ITEM_WRONG', { field: first.key, fault: first.fault })
    const dangling = await references.dangling(own, values, before ?? {})
    if (dangling !== undefined) throw refuse('ITEM_WRONG', { field: dangling, fault: 'NOT_AN_ITEM' })
    return values
  }

  const tell = (session: Session, { id, name }: OpenCollection) =>
    emit({ ...by(session), kind: 'collection.items-changed', subject: { id, name } })

  return {
    async list(session: Session, id: string, { cursor, limit, ...query }: Page & ItemQuery) {
      const collection = await may.demand(session, id)
      const { search, state, sort, direction, ids } = query
      if (sort !== undefined && sort !== handOrder && !isSortedBy(collection, sort))
        throw invalidField('sort', 'INVALID')
      const read = readCondition(collection.own, query)
      if ('fault' in read) throw invalidField(read.fault, 'INVALID')
      const wanted = {
        search,
        state,
        conditions: read.conditions,
        ids: ids?.split(','),
        sort,
        isRising: sort !== undefined && direction === 'up',
      }
      const rows = await store.list(id, wanted, keyPositionOf(cursor), limit)
      const page = pageOfKeys(rows, limit, ({ key }) => key)
      const names = await references.names(session, collection.own, page.items)
      return { ...page, items: page.items.map((row) => toItem(collection.own, row, names)) }
    },

    async get(session: Session, id: string, itemId: string): Promise<CollectionItem> {
      const collection = await may.demand(session, id)
      return told(session, collection, await rowOf(collection, itemId))
    },

    async add(
      session: Session,
      id: string,
      given: { values: ItemValues; state: ItemState } & Moments,
    ): Promise<CollectionItem> {
      const collection = await may.demand(session, id)
      const happened = by(session)
      const { at } = happened
      const settled = settledMoments(null, given, happened)
      may.demandState(session, collection, stateOrPlan(settled))
      const values = await checked(collection, given.values, null)
      const own = derived(collection.own, values)
      const newId = randomUUID()
      const row: CollectionItemRow = {
        id: newId,
        collectionId: id,
        ...own,
        slug: await slugFor(id, { id: newId, title: own.title }),
        ...settled,
        writtenBy: happened.actorId,
        rank: rankBehind(await store.lastRank(id, null), at),
        placedAt: null,
        version: 1,
        createdAt: at,
        updatedAt: at,
      }
      const found = foundBy(row, collection.own, values)
      return held(found, () =>
        database.inTransaction(async () => {
          await store.insert([row], found)
          await moments.plan(collection.workspaceId, row, null)
          await tell(session, collection)
          return told(session, collection, row)
        }),
      )
    },

    /** Throws a 409 where somebody saved it since. */
    async save(
      session: Session,
      id: string,
      itemId: string,
      given: { values: ItemValues; state?: ItemState | undefined; version: number } & Moments,
    ): Promise<CollectionItem> {
      const collection = await may.demand(session, id)
      const before = await rowOf(collection, itemId)
      const happened = by(session)
      const { at } = happened
      const settled = settledMoments(before, { ...given, state: given.state ?? before.state }, happened)
      may.demandState(session, collection, stateOrPlan(before), stateOrPlan(settled))
      const kept = contentOf(before)
      const values = { ...kept, ...(await checked(collection, given.values, kept)) }
      const own = derived(collection.own, values)
      const row: CollectionItemRow = {
        ...before,
        ...own,
        // Whoever has its address finds it, whatever it is called by now.
        slug:
          before.state === 'published' ? before.slug : await slugFor(id, { id: itemId, title: own.title }),
        ...settled,
        writtenBy: happened.actorId,
        version: given.version + 1,
        updatedAt: at,
      }
      const found = foundBy(row, collection.own, values)
      return held(found, () =>
        database.inTransaction(async () => {
          await history.keep([before])
          if (!(await store.change(row, found))) throw refuse('ITEM_CHANGED')
          await moments.plan(collection.workspaceId, row, before)
          await tell(session, collection)
          return told(session, collection, row)
        }),
      )
    },

    /** Puts it before another one in the order by hand; null: behind all. */
    async place(session: Session, id: string, itemId: string, before: string | null) {
      const collection = await may.demand(session, id)
      may.demandState(session, collection, 'published')
      const { at } = by(session)
      await database.inTransaction(async () => {
        const row = await rowOf(collection, itemId)
        const next = before === null ? null : await rowOf(collection, before)
        if (next?.id === row.id) return
        const last = await store.lastRank(id, next?.rank ?? null, itemId)
        const rank = next ? rankBetween(last, next.rank) : rankBehind(last, at)
        await store.place(itemId, rank, at)
        await tell(session, collection)
      })
      return { id, itemId }
    },

    /** `pointers`: what becomes of the fields of other items that point to it. */
    async remove(session: Session, id: string, itemId: string, pointers: PointerFate) {
      const collection = await may.demand(session, id)
      may.demandState(session, collection, stateOrPlan(await rowOf(collection, itemId)))
      await database.inTransaction(async () => {
        if (pointers === 'clear') await references.clearPointers(session, id, itemId)
        if (!(await store.remove(id, itemId))) throw notFound()
        await tell(session, collection)
      })
      return { id, itemId }
    },
  }
}
export type ItemService = ReturnType<typeof itemService>

function isSortedBy({ own }: OpenCollection, sort: string): boolean {
  return own.some(({ key, kind }) => key === sort && kindOf(kind).isSorted === true)
}
