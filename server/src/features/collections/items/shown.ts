import type { AskedList } from '@aurelio/page/elements'
import { kindOf } from '@aurelio/contracts/collection-kinds/kinds'
import { filterOperators, handOrder } from '@aurelio/contracts/collections'
import {
  type CollectionQuery,
  type ListAsk,
  listWindow,
  mostCounted,
  mostPagesOf,
  queryKey,
  type ShownItems,
  type ShownList,
} from '@aurelio/page/values'
import { fieldsOf } from '../access.ts'
import type { CollectionStore } from '../store.ts'
import type { CollectionRow } from '../tables.ts'
import { readCondition } from './condition.ts'
import type { ItemSaying } from './saying/saying.ts'
import type { ItemStore } from './store.ts'
import { visitorConditions } from './visitor-conditions.ts'
import type { VisitorFilters } from './visitor-filters.ts'

type Parts = {
  store: CollectionStore
  items: ItemStore
  say: ItemSaying
  filtersOf: VisitorFilters
}

/** What pages show of collections: published items, and of each what the page names. */
export function shownItems({ store, items, say, filtersOf }: Parts) {
  /** The items of a list, with what a visitor asks of it; without that, as its page shows it first. */
  async function listOf(
    { id, fields, workspaceId }: CollectionRow,
    query: CollectionQuery,
    language: string,
    asked: ListAsk,
  ): Promise<AskedList> {
    const own = fieldsOf({ fields })
    const operator = filterOperators.find((each) => each === query.operator) ?? 'is'
    const read = readCondition(own, { field: query.field || undefined, operator, value: query.value })
    const { conditions, ask } = visitorConditions(own, query, asked)
    const { filters, targets } = await filtersOf(workspaceId, { id, own }, query, language)
    // A filter by a field that there is no more, or by what it cannot say, is true of no item.
    if ('fault' in read) return { ask: { ...ask, page: 1 }, shown: { items: [], total: 0, filters } }
    const isKnown =
      query.sort === handOrder ||
      own.some(({ key, kind }) => key === query.sort && kindOf(kind).isSorted === true)
    const sort = isKnown ? query.sort : undefined
    const isRising = query.direction !== 'down' && sort !== undefined
    const passing = { state: 'published', conditions: [...read.conditions, ...conditions] } as const
    const narrowing = await items.narrow(id, { ...passing, except: query.except })
    const paged = { paging: query.asks?.paging ?? 'none', limit: query.limit }
    const most = conditions.length > 0 ? mostCounted : null
    const found = query.asks ? await items.count(id, passing.state, narrowing, most) : null
    const page = found === null ? 1 : Math.min(ask.page, mostPagesOf(paged, found))
    const { from, count } = listWindow(paged, page)
    const listed = await items.list(id, { ...passing, sort, isRising }, null, count, { from, narrowing })
    const rows = listed.slice(0, count)
    const { items: shown, through: said } = await say({ id, own }, rows, {
      workspaceId,
      names: query.names,
      language,
    })
    const through = [...new Set([...said, ...targets])]
    const total = query.asks?.paging === 'none' ? rows.length : (found ?? rows.length)
    return {
      ask: { ...ask, page },
      shown: { items: shown, total, filters, ...(through.length > 0 && { through }) },
    }
  }

  return {
    /** What pages show first. */
    async shown(
      workspaceId: string,
      queries: readonly CollectionQuery[],
      language: string,
    ): Promise<ShownItems> {
      const known = new Map<string, CollectionRow | undefined>()
      const shown = new Map<string, ShownList>()
      for (const query of queries) {
        const id = query.collection
        if (!known.has(id)) known.set(id, await store.find(workspaceId, id))
        const collection = known.get(id)
        const list = collection && (await listOf(collection, query, language, notAsked))
        shown.set(queryKey(query), list?.shown ?? { items: [], total: 0, filters: [] })
      }
      return shown
    },

    /** What one of them shows to a visitor who asks this of it; null where its collection is gone. */
    async asked(
      workspaceId: string,
      query: CollectionQuery,
      language: string,
      ask: ListAsk,
    ): Promise<AskedList | null> {
      const collection = await store.find(workspaceId, query.collection)
      return collection ? listOf(collection, query, language, ask) : null
    },
  }
}

const notAsked: ListAsk = { list: 1, page: 1, search: '', filters: {} }
