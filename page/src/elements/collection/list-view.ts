import { z } from 'zod'
import { listFilterSchema, listPagings, type ShownList } from '../../values/collection.ts'
import { type ListAsk, listAskText } from '../../values/list-ask.ts'
import { listWindow, mostPagesOf } from '../../values/list-window.ts'
import type { PageContext } from '../definition.ts'

/** What a list shows of what visitors may ask of it. */
export const listViewSchema = z.object({
  /** Which one of the page's, from 1. */
  list: z.int(),
  /** The word that links jump to it by, and to the first of the items that have just come. */
  anchor: z.string(),
  newAnchor: z.string(),
  paging: z.enum(listPagings),
  limit: z.int(),
  search: z.boolean(),
  filters: z.array(listFilterSchema),
  /** What was asked: the page from 1, what is looked for, and what was chosen. */
  asked: z.object({ page: z.int(), search: z.string(), filters: z.record(z.string(), z.string()) }),
  total: z.int(),
  /** Names of the files in which its pages lie, where they are files; `stem` goes before the number of the others. */
  files: z.object({ first: z.string(), stem: z.string() }).optional(),
})
export type ListView = z.output<typeof listViewSchema>

/** Where a list stands in what was found. */
export function placeIn({ paging, limit, asked, total }: ListView) {
  const pages = mostPagesOf({ paging, limit }, total)
  const { from, count } = listWindow({ paging, limit }, asked.page)
  return { page: asked.page, pages, from, to: Math.min(total, from + count) }
}

/** Where a list stands with another question; '#' where the page stands nowhere. */
export function listAddress(view: ListView, page: PageContext, asked: Omit<ListAsk, 'list'>): string {
  const { list, anchor, newAnchor, paging, files } = view
  const isMore = paging === 'more' && asked.page > view.asked.page
  const hash = `#${isMore ? newAnchor : anchor}`
  if (files) return (asked.page === 1 ? files.first : `${files.stem}${asked.page}.html`) + hash
  if (page.url === undefined) return '#'
  const isFirst = asked.page === 1 && asked.search === '' && Object.keys(asked.filters).length === 0
  return pathOf(page.url) + (isFirst ? '' : `?${listAskText({ list, ...asked })}`) + hash
}

export function pathOf(url: string): string {
  return new URL(url).pathname
}

/** The numbers of pages that are led to, with null for those that are left out between two. */
export function pageNumbers(page: number, pages: number): readonly (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages)
  const shown = [...new Set(near)].toSorted((one, other) => one - other)
  return shown.flatMap((each, at) => {
    const before = shown[at - 1] ?? 0
    if (each - before === 2) return [each - 1, each]
    return each - before > 2 ? [null, each] : [each]
  })
}

/** What is shown of a list whose visitors may ask for something, and have asked for this. */
export type AskedList = { ask: ListAsk; shown: ShownList }
