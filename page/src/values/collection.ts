import { z } from 'zod'

/** Which items of a collection a part of a page shows, and what of each. */
export type CollectionQuery = {
  collection: string
  /** The key of the field that is looked at; '' for all items. */
  field: string
  operator: string
  value: string
  /** The key of the field by which they stand in order; '': those that changed last first. */
  sort: string
  direction: string
  limit: number
  /** The names that are asked of each, as `variableName` writes them: `item.foto grande`. */
  names: readonly string[]
  /** What visitors may ask of it; absent where that is nothing. */
  asks?: ListAsks
}

/** How visitors come to the other items of a list: not at all, page by page, or by having more of them shown. */
export const listPagings = ['none', 'pages', 'more'] as const
export type ListPaging = (typeof listPagings)[number]
/** Kinds of fields by which visitors may choose. */
export const filterKinds = ['choice', 'boolean', 'date', 'number'] as const

/** What visitors may ask of a list. `filters`: the keys of the fields by which they choose. */
export type ListAsks = { paging: ListPaging; search: boolean; filters: readonly string[] }

/** An item as a page shows it: texts by the names that pages write, as `variableName` writes them. */
const shownItemSchema = z.object({ id: z.string(), values: z.record(z.string(), z.string()) })
export type ShownItem = z.output<typeof shownItemSchema>

/** A field by which visitors choose. `options`: of a choice. */
export const listFilterSchema = z.object({
  key: z.string(),
  name: z.string(),
  kind: z.enum(filterKinds),
  options: z.array(z.string()),
})
export type ListFilter = z.output<typeof listFilterSchema>

const shownListSchema = z.object({
  items: z.array(shownItemSchema),
  /** How many there are, shown or not; of a list of which visitors ask nothing, those that are shown. */
  total: z.int(),
  filters: z.array(listFilterSchema),
})
/** The items of a list, and what visitors may choose of them by. */
export type ShownList = z.output<typeof shownListSchema>

/** Lists by what was asked for, as `queryKey` writes it. */
export type ShownItems = ReadonlyMap<string, ShownList>

/** Publications keep the items alone where they are from before lists had more. */
const keptSchema = z.record(
  z.string(),
  z.union([
    shownListSchema,
    z.array(shownItemSchema).transform((items): ShownList => ({ items, total: items.length, filters: [] })),
  ]),
)

/** The same question is the same text. */
export function queryKey(query: CollectionQuery): string {
  const { collection, field, operator, value, sort, direction, limit, names, asks } = query
  const key = [collection, field, operator, value, sort, direction, limit, [...names].toSorted()]
  return JSON.stringify(asks ? [...key, asks] : key)
}

const keySchema = z.tuple([
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  z.number(),
  z.array(z.string()),
  z.object({ paging: z.enum(listPagings), search: z.boolean(), filters: z.array(z.string()) }).optional(),
])

/** What a text of `queryKey` asks for; undefined for another text. */
export function queryOfKey(key: string): CollectionQuery | undefined {
  const read = keySchema.safeParse(JSON.parse(key))
  if (!read.success) return undefined
  const [collection, field, operator, value, sort, direction, limit, names, asks] = read.data
  return { collection, field, operator, value, sort, direction, limit, names, ...(asks && { asks }) }
}

/** Ids of the collections of which a publication shows items, each once. */
export function collectionsIn(kept: string | null): string[] {
  const asked = [...readShownItems(kept).keys()].flatMap((key) => queryOfKey(key)?.collection ?? [])
  return [...new Set(asked)]
}

/** The items that a publication shows, from the text in which it keeps them; none for null. */
export function readShownItems(text: string | null): ShownItems {
  return new Map(text === null ? [] : Object.entries(keptSchema.parse(JSON.parse(text))))
}

/** The same as text: one text for one state of things. */
export function shownItemsText(shown: ShownItems): string {
  return JSON.stringify(Object.fromEntries([...shown].toSorted(([one], [other]) => (one < other ? -1 : 1))))
}

/** What every name of an item begins with. */
export const itemPrefix = 'item.'
/** The name of an item's own name: what its first field says. */
export const itemName = 'item'
