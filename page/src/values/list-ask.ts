/** What a visitor asks of one of the lists of a page. */
export type ListAsk = {
  /** Which one, in the order of the page, from 1. */
  list: number
  /** From 1. */
  page: number
  /** What they look for; '' for nothing. */
  search: string
  /** What they chose, by the names of the controls (`filterParam`); what is empty is not here. */
  filters: Readonly<Record<string, string>>
}

/** The parameters of an address. */
export const listParam = 'lista'
export const pageParam = 'pagina'
export const searchParam = 'buscar'
const filterMark = 'f-'

const mostLists = 50
const mostPages = 100_000
const mostFilters = 20
const longest = 100
const filterName = /^f-[a-z][a-z0-9_]{0,39}(?:-desde|-hasta)?$/

/** What the control of a filter is called in an address; `end`: of what lies between two values. */
export function filterParam(key: string, end?: 'desde' | 'hasta'): string {
  return `${filterMark}${key}${end ? `-${end}` : ''}`
}

/** What the query of an address asks of a list; null where it asks nothing. What is out of all measure is not there. */
export function readListAsk(query: string): ListAsk | null {
  if (!query.includes(`${listParam}=`)) return null
  const params = new URLSearchParams(query)
  const list = wholeIn(params.get(listParam), mostLists)
  if (list === null) return null
  const filters: Record<string, string> = {}
  for (const [name, value] of params) {
    const text = wordIn(value)
    if (Object.keys(filters).length < mostFilters && filterName.test(name) && text !== '')
      filters[name] = text
  }
  const page = wholeIn(params.get(pageParam), mostPages) ?? 1
  return { list, page, search: wordIn(params.get(searchParam) ?? ''), filters }
}

/** The same as the query of an address: one text for one question. */
export function listAskText({ list, page, search, filters }: ListAsk): string {
  const sorted = Object.entries(filters).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const params = new URLSearchParams({ [listParam]: String(list) })
  if (search !== '') params.set(searchParam, search)
  for (const [name, value] of sorted) params.set(name, value)
  if (page > 1) params.set(pageParam, String(page))
  return params.toString()
}

/** Whether it asks for more than another page of what the list shows. */
export function isNarrowed({ search, filters }: Pick<ListAsk, 'search' | 'filters'>): boolean {
  return search !== '' || Object.keys(filters).length > 0
}

function wholeIn(text: string | null, most: number): number | null {
  if (text === null || !/^[1-9]\d{0,5}$/.test(text)) return null
  const read = Number(text)
  return read <= most ? read : null
}

function wordIn(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim()
    .slice(0, longest)
    .trim()
}
