import type { PageDocument } from '@aurelio/page/document'
import { type AskedList, listAt, listsIn, queriesIn } from '@aurelio/page/elements'
import { listWindow, mostPagesOf, queryKey, type ShownItems } from '@aurelio/page/values'
import { type ListAsking, listsNow } from '../editor/sync/collections/items-on-page.ts'

/** Items of one list that a file brings along at most. */
const mostItems = 2000

/** The further pages of the lists of a page, each as a file of its own beside it. */
export type ListFiles = {
  shown: ShownItems
  files: (list: number) => { first: string; stem: string }
  more: readonly { file: string; asked: AskedList }[]
  /** Whether visitors of the published page may look for something in a list, which files cannot answer. */
  hasDeadLists: boolean
}

/**
 * What the lists of a page show now, as files have it. `name`: of the page's own file, without its ending; `asking`: how their
 * items are read.
 */
export async function listFiles(
  document: PageDocument,
  name: string,
  asking?: ListAsking,
): Promise<ListFiles> {
  const queries = queriesIn(document)
  const isPaged = ({ asks }: (typeof queries)[number]) => asks !== undefined && asks.paging !== 'none'
  const whole = await listsNow(queries, {
    ...asking,
    mostOf: (query) => (isPaged(query) ? mostItems : query.limit),
  })
  const files = (list: number) => ({
    first: `${name}.html`,
    stem: list === 1 ? `${name}-pagina-` : `${name}-lista-${list}-pagina-`,
  })
  const shown = new Map(whole)
  const more: { file: string; asked: AskedList }[] = []
  for (const at of listsIn(document).keys()) {
    const list = at + 1
    const query = listAt(document, list)
    const found = query && whole.get(queryKey(query))
    if (!query?.asks || !found) continue
    const { items } = found
    const paged = { paging: query.asks.paging, limit: query.limit }
    const onPage = (page: number) => {
      const { from, count } = listWindow(paged, page)
      return { ...found, total: items.length, items: items.slice(from, from + count) }
    }
    shown.set(queryKey(query), onPage(1))
    for (let page = 2; page <= mostPagesOf(paged, items.length); page += 1)
      more.push({
        file: `${files(list).stem}${page}.html`,
        asked: { ask: { list, page, search: '', filters: {} }, shown: onPage(page) },
      })
  }
  const hasDeadLists = queries.some(({ asks }) => asks && (asks.search || asks.filters.length > 0))
  return { shown, files, more, hasDeadLists }
}
