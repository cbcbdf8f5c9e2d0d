import { z } from 'zod'
import { idSchema } from '../paging.ts'
import { richTextSchema } from '../rich-text.ts'

/** Letters of a value that is one line, of one of several, and of an address. */
export const longestLine = 300
export const longestText = 20_000
/** Letters of a rich text: a long post has them. */
export const longestRich = 100_000
export const longestAddress = 2000
/** Pictures of a gallery, and entries of a value that has several. */
export const mostPictures = 24
export const mostEntries = 50

/** Pictures one after the other, each with what is read in its place. */
export const pictureListSchema = z
  .array(z.object({ src: z.string().max(longestAddress), alt: z.string().max(longestLine) }))
  .max(mostPictures)
export type PictureList = z.output<typeof pictureListSchema>

export const placeSchema = z.object({
  address: z.string().trim().max(longestLine),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
})
export type PlaceValue = z.output<typeof placeSchema>

const entriesSchema = z.array(z.string().max(longestLine)).max(mostEntries)
export const referenceSchema = idSchema

/** What an item has in a field, as its kind keeps it; null for nothing. */
export const itemValueSchema = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  entriesSchema,
  pictureListSchema,
  richTextSchema,
  placeSchema,
])
export type ItemValue = z.output<typeof itemValueSchema>

/** What is wrong with a value of an item. */
export type ValueFault =
  | 'REQUIRED'
  | 'TOO_LONG'
  | 'TOO_MANY'
  | 'NOT_A_NUMBER'
  | 'NOT_A_DATE'
  | 'NOT_A_CHOICE'
  | 'NOT_A_LINK'
  | 'NOT_A_COLOR'
  | 'NOT_A_PLACE'
  | 'NOT_AN_ITEM'
  | 'INVALID'

export type Read = { value: ItemValue } | { fault: ValueFault }

/** What a field says of its own beside its kind. */
export type Asked = { options: readonly string[] }

/** Links of a value that lead on, by the word that a page asks for: `{{item.lugar.mapa}}`. */
export type ValueParts = Readonly<Record<string, (value: ItemValue) => string>>

/** What a page shows of a value: a text, a rich one, or pictures. */
export type Shown = string | { text: string; spans: readonly object[] } | { pictures: PictureList }

/**
 * All that is known of one kind of field. What is not said is not so: a kind is no name of an item, is found by nothing
 * and has no value to begin with unless it says that it is.
 */
export type Kind = {
  /** Reads what is not nothing: as a person types it or a table has it, or the value itself as programs give it. */
  read: (given: NonNullable<ItemValue>, asked: Asked) => Read
  /** A value as a table has it; `read` gives it back. */
  write: (value: ItemValue) => string | number
  /** A value in words, as messages and the history tell it. */
  words: (value: ItemValue) => string
  /** What a page in this language shows of it; without this, its words. */
  shown?: (value: ItemValue, language: string) => Shown
  /** What a page can ask of it beside that. */
  parts?: ValueParts
  /** It is said otherwise in another language, and read so there; without this it is the same in all of them. */
  translated?: (given: NonNullable<ItemValue>, asked: Asked) => Read
  /** No two items may say the same, where a field asks for that. */
  canBeUnique?: true
  /** A field of this kind, as the first, names items. */
  canName?: true
  /** It holds words by which items are found: those of long ones come last. */
  isSearched?: 'short' | 'long'
  /** Items stand in order by it. */
  isSorted?: true
  /** A new item can begin with a value of it, written as in a table. */
  hasInitial?: true
  /** It holds several entries, each of which a filter finds. */
  hasEntries?: true
  /** Its entries are items of another collection. */
  isReference?: true
}

/** Control characters but line breaks and tabs. */
const hidden = /[^\P{Cc}\n\r\t]/u

export function plainText(value: string, longest: number): Read {
  if (value.length > longest) return { fault: 'TOO_LONG' }
  return hidden.test(value) ? { fault: 'INVALID' } : { value }
}

/** A value that is a text or what is written like one; undefined for a value of another shape. */
export function typedText(given: NonNullable<ItemValue>): string | undefined {
  return typeof given === 'object' ? undefined : String(given)
}

/** The words of what is a text, a number or nothing. */
export function plainWords(value: ItemValue): string {
  return value === null || typeof value === 'object' ? '' : String(value)
}
