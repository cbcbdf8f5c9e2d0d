import { anchorsIn, type ElementId, type PageDocument } from '@aurelio/page/document'
import { listsIn, type ListView, listViewOf, queryOf } from '@aurelio/page/elements'
import { type CollectionQuery, queryKey } from '@aurelio/page/values'
import { listsNow } from './items-on-page.ts'

type AskedOf = { id: ElementId; number: number; query: CollectionQuery }

const known = new WeakMap<PageDocument, readonly AskedOf[]>()

/** The lists of a page of which visitors may ask something, with the question that says how many items there are. */
function listsAsked(document: PageDocument): readonly AskedOf[] {
  const before = known.get(document)
  if (before) return before
  const asked = listsIn(document).flatMap((node, at): AskedOf[] => {
    const query = queryOf(document, node)
    return query?.asks ? [{ id: node.id, number: at + 1, query: countingQuery(query) }] : []
  })
  known.set(document, asked)
  return asked
}

/** What follows of the item whose page this is, nobody knows before there is one: then all items count. */
function countingQuery(query: CollectionQuery): CollectionQuery {
  const field = query.value.includes('{{') ? '' : query.field
  return { ...query, field, names: [] }
}

/** The same as a text: another where something else is asked; '' where that is nothing. */
export function listsAskedText(document: PageDocument): string {
  const asked = listsAsked(document)
  return asked.length === 0 ? '' : JSON.stringify(asked.map(({ id, query }) => [id, queryKey(query)]))
}

/** What visitors may ask of the lists of a page as those stand now, by the ids of their elements. */
export async function visitorLists(document: PageDocument): Promise<ReadonlyMap<ElementId, ListView>> {
  const asked = listsAsked(document)
  const shown = await listsNow(asked.map(({ query }) => query))
  const anchors = anchorsIn(document)
  return new Map(
    asked.flatMap(({ id, number, query }) => {
      const list = shown.get(queryKey(query))
      const view = list && listViewOf(query, number, list, anchors)
      return view ? [[id, view] as const] : []
    }),
  )
}
