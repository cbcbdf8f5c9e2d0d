import { z } from 'zod'
import { type CollectionField, type FieldKind, longestLine, longestText } from './collection-fields.ts'
import { ownPictureSchema } from './page-settings.ts'

/** What an item has in a field; null for nothing. */
export const itemValueSchema = z.union([z.string(), z.number(), z.boolean(), z.null()])
export type ItemValue = z.infer<typeof itemValueSchema>
/** The values of an item, by the keys of their fields. */
export const itemValuesSchema = z.record(z.string().max(40), itemValueSchema)
export type ItemValues = z.infer<typeof itemValuesSchema>

/** What is wrong with a value of an item. */
export type ValueFault =
  | 'REQUIRED'
  | 'TOO_LONG'
  | 'NOT_A_NUMBER'
  | 'NOT_A_DATE'
  | 'NOT_A_CHOICE'
  | 'NOT_A_LINK'
  | 'INVALID'
export type ValueProblem = { key: string; fault: ValueFault }

/** Control characters but line breaks and tabs. */
const hidden = /[^\P{Cc}\n\r\t]/u
const linkSchema = z.union([
  z.url({ protocol: /^(?:https?|mailto|tel)$/ }).max(2000),
  z.string().regex(/^[/#][^\s\\]{0,1999}$/),
])
const imageSchema = z.union([z.url({ protocol: /^https?$/ }).max(2000), ownPictureSchema])
const yes = new Set(['si', 'sí', 'yes', 'true', '1', 'verdadero', 'x', 'oui', 'ja'])
const no = new Set(['no', 'false', '0', 'falso', 'non', 'nein'])

type Read = { value: ItemValue } | { fault: ValueFault }

function text(longest: number) {
  return (value: string): Read => {
    if (value.length > longest) return { fault: 'TOO_LONG' }
    return hidden.test(value) ? { fault: 'INVALID' } : { value }
  }
}

/** Each kind's reading of a text that is not empty, as a person types it or a table has it. */
const readers: Record<FieldKind, (value: string, field: CollectionField) => Read> = {
  text: (value) => (/[\n\r]/.test(value) ? { fault: 'INVALID' } : text(longestLine)(value)),
  long: text(longestText),
  number(value) {
    const plain = /^-?\d+,\d+$/.test(value) ? value.replace(',', '.') : value
    const number = Number(plain)
    return /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i.test(plain) && Number.isFinite(number)
      ? { value: number }
      : { fault: 'NOT_A_NUMBER' }
  },
  date: (value) => dateOf(value),
  choice: (value, { options }) => (options.includes(value) ? { value } : { fault: 'NOT_A_CHOICE' }),
  image: (value) => (imageSchema.safeParse(value).success ? { value } : { fault: 'NOT_A_LINK' }),
  link: (value) => (linkSchema.safeParse(value).success ? { value } : { fault: 'NOT_A_LINK' }),
  boolean(value) {
    const word = value.toLowerCase()
    if (yes.has(word)) return { value: true }
    return no.has(word) ? { value: false } : { fault: 'INVALID' }
  },
}

/** A day as programs write it, or as people in Spain do: `2026-11-26`, `26/11/2026`. */
function dateOf(value: string): Read {
  const spanish = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(value)
  const [, day = '', month = '', year = ''] = spanish ?? []
  const iso = spanish ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : value
  return z.iso.date().safeParse(iso).success ? { value: iso } : { fault: 'NOT_A_DATE' }
}

/** One value as it is kept: of the kind of its field, null for nothing. */
export function readValue(field: CollectionField, given: ItemValue | undefined): Read {
  const bare = typeof given === 'string' ? given.trim() : (given ?? '')
  // What is not ticked is an answer too.
  if (field.kind === 'boolean' && bare === '') return { value: false }
  if (bare === '') return field.required ? { fault: 'REQUIRED' } : { value: null }
  if (field.kind === 'boolean' && field.required && bare === false) return { fault: 'REQUIRED' }
  return readers[field.kind](String(bare), field)
}

/**
 * The values of an item as they are kept, and what is wrong with them. Where nothing is given for a field, a new item has
 * what its collection says (`isNew`).
 */
export function readValues(
  fields: readonly CollectionField[],
  given: ItemValues,
  { isNew = false } = {},
): { values: ItemValues; problems: ValueProblem[] } {
  const values: ItemValues = {}
  const problems: ValueProblem[] = []
  for (const field of fields) {
    const { key, initial } = field
    const own = Object.hasOwn(given, key) ? given[key] : undefined
    const read = readValue(field, own === undefined && isNew ? initial : own)
    if ('fault' in read) problems.push({ key, fault: read.fault })
    else values[key] = read.value
  }
  return { values, problems }
}

/** A value as a page in this language shows it: days and numbers as they are written there. */
export function shownText(
  { kind }: Pick<CollectionField, 'kind'>,
  value: ItemValue | undefined,
  language: string,
): string {
  if (kind === 'number' && typeof value === 'number')
    return new Intl.NumberFormat(language, { maximumFractionDigits: 10 }).format(value)
  if (kind === 'date' && typeof value === 'string')
    return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(`${value}T00:00:00Z`),
    )
  return valueText(value)
}

/** A value as a table or a message shows it. */
export function valueText(value: ItemValue | undefined): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'sí' : 'no'
  return String(value)
}
