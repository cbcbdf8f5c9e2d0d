import { slugify } from '../slug.ts'
import type { FieldColumns } from './page-fields.ts'

/** A page of a result. */
export type ResultPage = {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly content: string
  readonly place: string
  /** Every column by its name. */
  readonly values: Readonly<Record<string, string>>
  /** What a post is sorted by, where there is any. */
  readonly categories?: string[]
  readonly tags?: string[]
}

const longest = { slug: 80, title: 200, description: 400, place: 200, term: 200, terms: 50 } as const

/** The last part of an address, as pages have it: of `https://a.es/zonas/reus/` it is `reus`. */
export function slugOfAddress(address: string): string {
  const [path = ''] = address.split(/[?#]/)
  const last = path.split('/').findLast((part) => part !== '') ?? ''
  return cut(slugify(last.replace(/\.html?$/i, '')))
}

function cut(slug: string) {
  return slug.slice(0, longest.slug).replace(/-$/, '')
}

/** A row as a page; undefined where it has no title, or nothing to make an address of. */
export function pageOfRow(
  cells: readonly string[],
  header: readonly string[],
  columns: FieldColumns,
  place: string,
): ResultPage | undefined {
  const of = (column: number | null) => (column === null ? '' : (cells[column] ?? '').trim())
  const title = oneLine(of(columns.title)).slice(0, longest.title).trim()
  const slug = slugOfAddress(of(columns.slug)) || cut(slugify(title))
  if (title === '' || slug === '') return undefined
  return {
    slug,
    title,
    description: oneLine(of(columns.description)).slice(0, longest.description).trim(),
    content: of(columns.content),
    place: oneLine(place).slice(0, longest.place).trim(),
    values: Object.fromEntries(header.map((name, at) => [name.slice(0, 100), cells[at] ?? ''])),
    ...namesIn('categories', of(columns.categories)),
    ...namesIn('tags', of(columns.tags)),
  }
}

/** The names in a cell, each once, whichever sign importers put between them. */
function namesIn(field: 'categories' | 'tags', cell: string) {
  const names = cell.split(/[|,;\n]/).map((name) => oneLine(name).trim().slice(0, longest.term).trim())
  const own = [...new Set(names)].filter((name) => name !== '').slice(0, longest.terms)
  return own.length === 0 ? {} : { [field]: own }
}

function oneLine(text: string) {
  return text.replaceAll(/[\p{Cc}\s]+/gu, ' ')
}
