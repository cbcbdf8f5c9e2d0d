import { z } from 'zod'
import type { CollectionField } from './collection-fields.ts'
import {
  type ItemValue,
  itemValueSchema,
  type Read,
  type Shown,
  type ValueFault,
} from './collection-kinds/kind.ts'
import { type FieldKind, kindOf } from './collection-kinds/kinds.ts'

/** The values of an item, by the keys of their fields. */
export const itemValuesSchema = z.record(z.string().max(40), itemValueSchema)
export type ItemValues = z.infer<typeof itemValuesSchema>

export type ValueProblem = { key: string; fault: ValueFault }

/** One value as it is kept: of the kind of its field, null for nothing. */
export function readValue(field: CollectionField, given: ItemValue | undefined): Read {
  const bare = typeof given === 'string' ? given.trim() : (given ?? '')
  // What is not ticked is an answer too.
  if (field.kind === 'boolean' && bare === '') return { value: false }
  const read = bare === '' ? { value: null } : kindOf(field.kind).read(bare, field)
  if ('fault' in read || !field.required) return read
  return read.value === null || read.value === false ? { fault: 'REQUIRED' } : read
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

type OfKind = { kind: FieldKind }

/** A value as a page in this language shows it: days and numbers as they are written there. */
export function shownValue({ kind }: OfKind, value: ItemValue | undefined, language: string): Shown {
  const { shown, words } = kindOf(kind)
  if (value === null || value === undefined) return ''
  return shown ? shown(value, language) : words(value)
}

/** A value in words, as a message or the history tells it. */
export function valueText({ kind }: OfKind, value: ItemValue | undefined): string {
  return value === null || value === undefined ? '' : kindOf(kind).words(value)
}

/** A value as a table has it, and gives it back. */
export function tableValue({ kind }: OfKind, value: ItemValue | undefined): string | number {
  return value === null || value === undefined ? '' : kindOf(kind).write(value)
}

/** The ids of the items that a value points to, or each of what was chosen. */
export function entriesOf(value: ItemValue | undefined): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  return Array.isArray(value) ? value.flatMap((each) => (typeof each === 'string' ? [each] : [])) : []
}
