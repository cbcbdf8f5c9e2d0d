import { shownText } from '@aurelio/contracts/collection-values'
import { type CollectionItem, type Collection, filterOperators } from '@aurelio/contracts/collections'
import type { PageDocument } from '@aurelio/page/document'
import { queriesIn, withItems } from '@aurelio/page/elements'
import {
  type CollectionQuery,
  itemName,
  itemPrefix,
  listFiltersOf,
  queryKey,
  type ShownItem,
  type ShownItems,
  type ShownList,
  variableName,
} from '@aurelio/page/values'
import { api } from '../../../../../platform/api/client.ts'

/** What of its collection an element asks for, as the server is asked. */
export function itemsQuery({ collection, field, operator, value, sort, direction, limit }: CollectionQuery) {
  return {
    id: collection,
    state: 'published' as const,
    limit,
    operator: filterOperators.find((each) => each === operator) ?? 'is',
    value,
    direction: direction === 'down' ? ('down' as const) : ('up' as const),
    ...(field !== '' && { field }),
    ...(sort !== '' && { sort }),
  }
}

/** An item as a page says it: all that its fields hold. */
export function sampleOfItem({ fields }: Collection, { id, title, values }: CollectionItem): ShownItem {
  const own = fields.map((field) => [
    variableName(itemPrefix + field.key),
    shownText(field, values[field.key], 'es'),
  ])
  return { id, values: { ...Object.fromEntries(own), [itemName]: title } }
}

/** Items that one call brings at most. */
const atOnce = 100

/**
 * The items of a list, the first that its page shows or as many as `most`. Of those that are not read, what is known of
 * their number.
 */
async function listNow(query: CollectionQuery, most = query.limit): Promise<ShownList> {
  const collection = await api.collections.get.call({ id: query.collection })
  const items: CollectionItem[] = []
  let cursor: string | undefined
  do {
    const limit = Math.min(atOnce, most - items.length)
    const page = await api.collections.items.call({
      ...itemsQuery(query),
      limit,
      ...(cursor !== undefined && { cursor }),
    })
    items.push(...page.items)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined && items.length < most)
  const least = items.length + (cursor === undefined ? 0 : 1)
  return {
    items: items.map((item) => sampleOfItem(collection, item)),
    total: cursor !== undefined && query.field === '' ? collection.published : least,
    filters: listFiltersOf(collection.fields, query),
  }
}

/** What the lists of a page show now. What the server does not give stays empty. */
export async function listsNow(
  queries: readonly CollectionQuery[],
  mostOf: (query: CollectionQuery) => number = ({ limit }) => limit,
): Promise<ShownItems> {
  const shown = new Map<string, ShownList>()
  await Promise.all(
    queries.map(async (query) => {
      try {
        shown.set(queryKey(query), await listNow(query, mostOf(query)))
      } catch {
        // A collection that is gone shows nothing, as on the published page.
      }
    }),
  )
  return shown
}

/** A page with the items that its collections show now. */
export async function documentWithItems(document: PageDocument): Promise<PageDocument> {
  return withItems(document, await listsNow(queriesIn(document)))
}
