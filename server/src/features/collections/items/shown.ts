import { shownText } from '@aurelio/contracts/collection-values'
import type { CollectionField } from '@aurelio/contracts/collection-fields'
import { itemPageNames } from '@aurelio/contracts/item-pages'
import { filterOperators } from '@aurelio/contracts/collections'
import {
  type CollectionQuery,
  itemName,
  itemPrefix,
  queryKey,
  type ShownItem,
  type ShownItems,
  variableName,
} from '@aurelio/page/values'
import { fieldsOf } from '../access.ts'
import type { CollectionStore } from '../store.ts'
import type { CollectionItemRow, CollectionRow } from '../tables.ts'
import { readCondition } from './condition.ts'
import type { ItemStore } from './store.ts'
import { contentOf } from './to-row.ts'

type Parts = {
  store: CollectionStore
  items: ItemStore
  /** Where the items of a collection have pages of their own now: the last part to a whole address; null where nowhere. */
  addressesOf: (collectionId: string) => Promise<((slug: string) => string) | null>
}
const ownPage = variableName(itemPrefix + itemPageNames.page)

/** What pages show of collections: published items, and of each what the page names. */
export function shownItems({ store, items, addressesOf }: Parts) {
  async function rowsOf(
    own: readonly CollectionField[],
    query: CollectionQuery,
  ): Promise<CollectionItemRow[]> {
    const has = (key: string) => own.some((field) => field.key === key)
    const operator = filterOperators.find((each) => each === query.operator) ?? 'is'
    const read = readCondition(own, { field: query.field || undefined, operator, value: query.value })
    // A filter by a field that there is no more, or by what it cannot say, is true of no item.
    if ('fault' in read) return []
    const sort = has(query.sort) ? query.sort : undefined
    const isRising = query.direction !== 'down' && sort !== undefined
    const wanted = { state: 'published', condition: read.condition, sort, isRising } as const
    return (await items.list(query.collection, wanted, null, query.limit)).slice(0, query.limit)
  }

  return async (
    workspaceId: string,
    queries: readonly CollectionQuery[],
    language: string,
  ): Promise<ShownItems> => {
    const known = new Map<string, CollectionRow | undefined>()
    const shown = new Map<string, readonly ShownItem[]>()
    for (const query of queries) {
      const id = query.collection
      if (!known.has(id)) known.set(id, await store.find(workspaceId, id))
      const collection = known.get(id)
      const own = collection ? fieldsOf(collection) : []
      const rows = collection ? await rowsOf(own, query) : []
      const addressOf = query.names.includes(ownPage) ? await addressesOf(id) : null
      shown.set(
        queryKey(query),
        rows.map((row) => {
          const item = shownItem(own, row, query.names, language)
          return addressOf ? { ...item, values: { [ownPage]: addressOf(row.slug), ...item.values } } : item
        }),
      )
    }
    return shown
  }
}

/** An item as a page in this language says it, by the names that it asks for. */
export function shownItem(
  own: readonly CollectionField[],
  row: CollectionItemRow,
  names: readonly string[],
  language: string,
): ShownItem {
  const kept = contentOf(row)
  const values: Record<string, string> = {}
  if (names.includes(itemName)) values[itemName] = row.title
  for (const field of own) {
    const name = variableName(itemPrefix + field.key)
    if (names.includes(name)) values[name] = shownText(field, kept[field.key], language)
  }
  return { id: row.id, values }
}
