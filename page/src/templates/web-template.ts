import { z } from 'zod'
import { decodeStoredPage, encodePage } from '../document/codec.ts'
import type { StoredPage } from '../document/schema.ts'
import { inlineSymbols } from '../document/symbols/inline-symbols.ts'
import { symbolDocuments } from '../document/symbols/kept-symbols.ts'
import { themeSchema } from '../theme/theme.ts'
import { withDates } from './relative-dates.ts'
import { webPageRoles } from './web-roles.ts'

/** Words by which parts of a web name each other: what they are called in a workspace they get when it is made. */
const key = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/)

const fieldSchema = z.object({
  key,
  name: z.string(),
  kind: z.enum(['text', 'long', 'number', 'choice', 'image', 'reference']),
  required: z.boolean().default(false),
  options: z.array(z.string()).default([]),
  /** The key of a collection that stands before this one. */
  target: z.string().default(''),
})

const itemSchema = z.object({
  /** A picture is a drawing as a text of its own; a reference is the name of an item. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** What it says otherwise in English. */
  english: z.record(z.string(), z.string()),
})

const collectionSchema = z.object({
  key,
  name: z.string(),
  fields: z.array(fieldSchema).min(1),
  items: z.array(itemSchema).min(1),
})
export type WebCollection = z.output<typeof collectionSchema>

const pageSchema = z.object({
  role: z.enum(webPageRoles),
  name: z.string(),
  title: z.string(),
  description: z.string(),
  /** The last part of its address in the other language. */
  slug: z.string().default(''),
  /** Of whose items it is the template. */
  template: z
    .object({
      collection: key,
      prefix: z.string(),
      kind: z.enum(['', 'Article', 'Product', 'Event', 'Person', 'LocalBusiness']),
      image: z.string(),
      data: z.record(z.string(), z.string()),
    })
    .optional(),
  document: z.unknown(),
})

/** A part that stands on several pages and is kept once; pages name it by its key. */
const symbolSchema = z.object({ key, name: z.string(), document: z.unknown() })

const businessSchema = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
})

const webSchema = z.object({
  /** A made-up business, for pictures of its pages. */
  example: businessSchema,
  theme: themeSchema,
  collections: z.array(collectionSchema),
  symbols: z.array(symbolSchema).default([]),
  pages: z.array(pageSchema).min(1),
  menu: z.array(z.object({ label: z.string(), page: z.enum(webPageRoles) })),
  /** What each text is called in English. */
  english: z.record(z.string(), z.string()),
})

export type WebPage = Omit<z.output<typeof pageSchema>, 'document'> & { page: StoredPage }
export type WebSymbol = Omit<z.output<typeof symbolSchema>, 'document'> & { page: StoredPage }
export type Web = Omit<z.output<typeof webSchema>, 'pages' | 'symbols'> & {
  pages: readonly WebPage[]
  symbols: readonly WebSymbol[]
}

/**
 * The web of a template's file; its days are counted from today.
 * @throws Error where it is none, which a test of every file rules out
 */
export async function readWeb(file: Promise<{ default: unknown }>): Promise<Web> {
  const dated: unknown = JSON.parse(withDates(JSON.stringify((await file).default), new Date()))
  const { pages, symbols, ...web } = webSchema.parse(dated)
  return {
    ...web,
    symbols: symbols.map(({ document, ...symbol }) => ({ ...symbol, page: storedPage(document) })),
    pages: pages.map(({ document, ...page }) => ({ ...page, page: storedPage(document) })),
  }
}

function storedPage(document: unknown): StoredPage {
  const read = decodeStoredPage(document)
  if (!read.ok) throw read.error
  return read.page
}

/** A page of a web with what its symbols hold in their places. */
export function wholePage({ symbols }: Pick<Web, 'symbols'>, page: StoredPage): StoredPage {
  const held = symbolDocuments(new Map(symbols.map((symbol) => [symbol.key, symbol])))
  const read = decodeStoredPage(page)
  if (!read.ok) throw read.error
  return encodePage(inlineSymbols(read.document, held))
}

/** Collections, pages and symbols as a workspace calls them, by their words in a web. */
export type PlacedWeb = {
  collections: ReadonlyMap<string, string>
  pages: ReadonlyMap<string, string>
  symbols: ReadonlyMap<string, string>
}

/** A page of a web with the ids of what it shows and leads to in the place of their words: `page:list`. */
export function placedPage(page: StoredPage, { collections, pages, symbols }: PlacedWeb): StoredPage {
  const placed: unknown = JSON.parse(JSON.stringify(page), (name, value: unknown) => {
    if (typeof value !== 'string') return value
    if (name === 'collection') return collections.get(value) ?? value
    if (name === 'symbol') return symbols.get(value) ?? value
    const to = value.startsWith('page:') ? pages.get(value.slice('page:'.length)) : undefined
    return to === undefined ? value : `page:${to}`
  })
  return storedPage(placed)
}

/** The bytes of a drawing that stands in a web as a text of its own: `data:image/svg+xml,…`. */
export function drawingBytes(source: string): Uint8Array {
  return new TextEncoder().encode(decodeURIComponent(source.slice(source.indexOf(',') + 1)))
}
