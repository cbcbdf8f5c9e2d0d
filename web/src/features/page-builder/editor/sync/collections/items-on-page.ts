import { shownText } from '@aurelio/contracts/collection-values'
import { type CollectionItem, type Collection, filterOperators } from '@aurelio/contracts/collections'
import type { PageDocument } from '@aurelio/page/document'
import { queriesIn, withItems } from '@aurelio/page/elements'
import {
  type CollectionQuery,
  itemName,
  itemPrefix,
  queryKey,
  type ShownItem,
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

/** A page with the items that its collections show now. What the server does not give stays empty. */
export async function documentWithItems(document: PageDocument): Promise<PageDocument> {
  const queries = queriesIn(document)
  if (queries.length === 0) return withItems(document, new Map())
  const shown = new Map<string, readonly ShownItem[]>()
  await Promise.all(
    queries.map(async (query) => {
      try {
        const [collection, page] = await Promise.all([
          api.collections.get.call({ id: query.collection }),
          api.collections.items.call(itemsQuery(query)),
        ])
        shown.set(
          queryKey(query),
          page.items.map((item) => sampleOfItem(collection, item)),
        )
      } catch {
        // A collection that is gone shows nothing, as on the published page.
      }
    }),
  )
  return withItems(document, shown)
}
