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
  /** The id of one that is left out: that of the item whose page this is; absent for none. */
  except?: string
  /** The names that are asked of each, as `variableName` writes them: `item.foto grande`. */
  names: readonly string[]
  /** What visitors may ask of it; absent where that is nothing. */
  asks?: ListAsks
}

/** How visitors come to the other items of a list: not at all, page by page, or by having more of them shown. */
export const listPagings = ['none', 'pages', 'more'] as const
export type ListPaging = (typeof listPagings)[number]
/** Kinds of fields by which visitors may choose. */
export const filterKinds = [
  'choice',
  'choices',
  'boolean',
  'date',
  'number',
  'reference',
  'references',
] as const

/** What visitors may ask of a list. `filters`: the keys of the fields by which they choose. */
export type ListAsks = { paging: ListPaging; search: boolean; filters: readonly string[] }

const shownPictureSchema = z.object({ src: z.string(), alt: z.string() })
/** What stands in the place of a name: a text, one with what is set apart in it (`readSpans`), or pictures. */
const shownValueSchema = z.union([
  z.string(),
  z.object({ text: z.string(), spans: z.array(z.unknown()) }),
  z.object({ pictures: z.array(shownPictureSchema) }),
])
export type ShownValue =
  | string
  | { text: string; spans: readonly unknown[] }
  | { pictures: readonly ShownPicture[] }
export type ShownPicture = z.output<typeof shownPictureSchema>

/** The same as a text alone: of pictures, the address of the first. */
export function shownText(value: ShownValue): string {
  if (typeof value === 'string') return value
  return 'text' in value ? value.text : (value.pictures[0]?.src ?? '')
}

/** An item as a page shows it: by the names that pages write, as `variableName` writes them. */
const shownItemSchema = z.object({ id: z.string(), values: z.record(z.string(), shownValueSchema) })
export type ShownItem = { id: string; values: Record<string, ShownValue> }

/** What can be chosen: as an address has it, and as it reads. */
const filterOptionSchema = z.union([
  z.object({ value: z.string(), label: z.string() }),
  // As publications of before have it.
  z.string().transform((value) => ({ value, label: value })),
])
export type FilterOption = z.output<typeof filterOptionSchema>

/** A field by which visitors choose. `options`: of a choice, and the items that a reference may name. */
export const listFilterSchema = z.object({
  key: z.string(),
  name: z.string(),
  kind: z.enum(filterKinds),
  options: z.array(filterOptionSchema),
})
export type ListFilter = z.output<typeof listFilterSchema>

const shownListSchema = z.object({
  items: z.array(shownItemSchema),
  /** How many there are, shown or not; of a list of which visitors ask nothing, those that are shown. */
  total: z.int(),
  filters: z.array(listFilterSchema),
  /** Ids of the other collections of which it says something, through references; absent for none. */
  through: z.array(z.string()).optional(),
})
/** The items of a list, and what visitors may choose of them by. */
export type ShownList = Omit<z.output<typeof shownListSchema>, 'items'> & { items: ShownItem[] }

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
  const { collection, field, operator, value, sort, direction, limit, names, asks, except } = query
  const key = [collection, field, operator, value, sort, direction, limit, [...names].toSorted()]
  if (except !== undefined) return JSON.stringify([...key, asks ?? null, except])
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
  z
    .object({ paging: z.enum(listPagings), search: z.boolean(), filters: z.array(z.string()) })
    .nullable()
    .optional(),
  z.string().optional(),
])

/** What a text of `queryKey` asks for; undefined for another text. */
export function queryOfKey(key: string): CollectionQuery | undefined {
  const read = keySchema.safeParse(JSON.parse(key))
  if (!read.success) return undefined
  const [collection, field, operator, value, sort, direction, limit, names, asks, except] = read.data
  const asked = { collection, field, operator, value, sort, direction, limit, names }
  return { ...asked, ...(asks && { asks }), ...(except !== undefined && { except }) }
}

/** Ids of the collections of which a publication says something, each once. */
export function collectionsIn(kept: string | null): string[] {
  const asked = [...readShownItems(kept)].flatMap(([key, { through = [] }]) => [
    queryOfKey(key)?.collection ?? [],
    through,
  ])
  return [...new Set(asked.flat())]
}

/** The items that a publication shows, from the text in which it keeps them; none for null. */
export function readShownItems(text: string | null): ShownItems {
  return new Map(text === null ? [] : Object.entries(keptSchema.parse(JSON.parse(text))))
}

/** An item as the server says it. */
export function readShownItem(said: unknown): ShownItem {
  return shownItemSchema.parse(said)
}

/** Lists as text: one text for one state of things. */
export function shownItemsText(shown: ShownItems): string {
  return JSON.stringify(Object.fromEntries([...shown].toSorted(([one], [other]) => (one < other ? -1 : 1))))
}

/** What every name of an item begins with. */
export const itemPrefix = 'item.'
/** The name of an item's own name: what its first field says. */
export const itemName = 'item'
