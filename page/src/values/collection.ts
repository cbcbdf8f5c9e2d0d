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
}

/** An item as a page shows it: texts by the names that pages write, as `variableName` writes them. */
const shownItemSchema = z.object({ id: z.string(), values: z.record(z.string(), z.string()) })
export type ShownItem = z.output<typeof shownItemSchema>

/** Items by what was asked for, as `queryKey` writes it. */
export type ShownItems = ReadonlyMap<string, readonly ShownItem[]>

const keptSchema = z.record(z.string(), z.array(shownItemSchema))

/** The same question is the same text. */
export function queryKey(query: CollectionQuery): string {
  const { collection, field, operator, value, sort, direction, limit, names } = query
  return JSON.stringify([collection, field, operator, value, sort, direction, limit, [...names].toSorted()])
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
])

/** What a text of `queryKey` asks for; undefined for another text. */
export function queryOfKey(key: string): CollectionQuery | undefined {
  const read = keySchema.safeParse(JSON.parse(key))
  if (!read.success) return undefined
  const [collection, field, operator, value, sort, direction, limit, names] = read.data
  return { collection, field, operator, value, sort, direction, limit, names }
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
