import type { Collection } from '@aurelio/contracts/collections'
import type { ReadLanguage } from '@aurelio/contracts/sites'
import type { PageDocument } from '@aurelio/page/document'
import { queriesIn, withItems } from '@aurelio/page/elements'
import {
  type CollectionQuery,
  itemName,
  itemPrefix,
  queryKey,
  readShownItems,
  type ShownItems,
  type ShownList,
  variableName,
} from '@aurelio/page/values'
import { api } from '../../../../../platform/api/client.ts'

/** Questions that one call asks. */
const atOnce = 50

/** What a list asks, with all that its items say: any of it may be written next. */
export function sampleQuery(query: CollectionQuery, { fields }: Pick<Collection, 'fields'>): CollectionQuery {
  const own = fields.map(({ key }) => variableName(itemPrefix + key))
  return { ...query, names: [...new Set([itemName, ...own, ...query.names])] }
}

/** What the server answers of questions, by what was asked. */
export function listsIn(answer: { lists: Record<string, unknown> }): ShownItems {
  return readShownItems(JSON.stringify(answer.lists))
}

/** In which language items are read, and the templates whose items' pages links lead to, published or not. */
export type ListAsking = { language?: ReadLanguage; templates?: readonly string[] }

/**
 * What the lists of a page show now, as visitors see it: the first that its page shows or as many as `mostOf` says. What the
 * server does not give stays empty.
 */
export async function listsNow(
  queries: readonly CollectionQuery[],
  {
    mostOf = ({ limit }) => limit,
    language,
    templates = [],
  }: ListAsking & { mostOf?: (query: CollectionQuery) => number } = {},
): Promise<ShownItems> {
  const shown = new Map<string, ShownList>()
  for (let from = 0; from < queries.length; from += atOnce) {
    const asked = queries.slice(from, from + atOnce)
    const keys = asked.map((query) => queryKey({ ...query, limit: mostOf(query) }))
    try {
      const answer = await api.collections.shown.call({
        questions: keys,
        templates: [...templates],
        ...(language && { language }),
      })
      const lists = listsIn(answer)
      for (const [at, query] of asked.entries()) {
        const list = lists.get(keys[at] ?? '')
        if (list) shown.set(queryKey(query), list)
      }
    } catch {
      // A list that cannot be read shows nothing, as one whose collection is gone.
    }
  }
  return shown
}

/** A page with the items that its collections show now. */
export async function documentWithItems(document: PageDocument): Promise<PageDocument> {
  return withItems(document, await listsNow(queriesIn(document)))
}
