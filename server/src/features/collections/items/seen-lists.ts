import { queryKey, queryOfKey, shownItemsText } from '@aurelio/page/values'
import { z } from 'zod'
import type { Session } from '../../../platform/access/session.ts'
import type { CollectionAccess } from '../access.ts'
import type { shownItems } from './shown.ts'

type Parts = {
  may: CollectionAccess
  /** What lists show, which lead to the pages of items of these templates as if they were published. */
  listsWith: (along: readonly string[]) => Pick<ReturnType<typeof shownItems>, 'shown'>
}
type Asked = { questions: readonly string[]; language: string; templates: readonly string[] }

/** Items of one list at most, where a page takes all of them along. */
const mostItems = 2000
const listsSchema = z.record(z.string(), z.unknown())

/** What the lists of a page show, for whoever makes the page: as visitors see it. */
export function seenLists({ may, listsWith }: Parts) {
  return async (session: Session, { questions, language, templates }: Asked) => {
    const queries = questions.flatMap((key) => {
      const query = readKey(key)
      return query ? [{ ...query, limit: Math.min(mostItems, Math.max(1, Math.round(query.limit))) }] : []
    })
    const seen = []
    for (const query of queries) if (await may.find(session, query.collection)) seen.push(query)
    const shown = await listsWith(templates).shown(session.workspace.id, seen, language)
    const asked = new Map(seen.map((query) => [queryKey(query), shown.get(queryKey(query))]))
    const known = [...asked].flatMap(([key, list]) => (list ? [[key, list] as const] : []))
    return { lists: listsSchema.parse(JSON.parse(shownItemsText(new Map(known)))) }
  }
}
export type SeenLists = ReturnType<typeof seenLists>

function readKey(key: string) {
  try {
    return queryOfKey(key)
  } catch {
    return undefined
  }
}
