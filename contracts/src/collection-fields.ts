import { z } from 'zod'
import { longestLine } from './collection-kinds/kind.ts'
import { fieldKinds, hasOptions, kindOf } from './collection-kinds/kinds.ts'
import { wrong } from './field-problems.ts'
import { idSchema } from './paging.ts'
import { lineSchema, optionalLineSchema } from './text.ts'

export const mostFields = 40
export const mostOptions = 100
export const longestFieldName = 60
export const longestOption = 80
/** What programs and tables call a field: it stays when the field is renamed. */
export const fieldKeySchema = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/)

/** Names that a row of a table has beside its fields. */
const reservedKeys: ReadonlySet<string> = new Set(['id', 'estado'])

export const collectionFieldSchema = z.object({
  key: fieldKeySchema,
  name: lineSchema(longestFieldName),
  kind: z.enum(fieldKinds),
  required: z.boolean().default(false),
  /** No two items say the same, whatever its case and its accents. */
  unique: z.boolean().default(false),
  /** What to enter, for whoever fills it in. */
  help: optionalLineSchema(200).default(''),
  /** What can be chosen, for a choice. */
  options: z.array(lineSchema(longestOption)).max(mostOptions).default([]),
  /** The collection whose items a reference points to; '' for other kinds. */
  target: idSchema.or(z.literal('')).default(''),
  /** What a new item has there at first, as it is written in a table; empty for nothing. */
  initial: z.string().trim().max(longestLine).default(''),
})
export type CollectionField = z.output<typeof collectionFieldSchema>

/** The fields of a collection: the first names its items. */
export const collectionFieldsSchema = z
  .array(collectionFieldSchema)
  .min(1)
  .max(mostFields)
  .refine((fields) => new Set(fields.map(({ key }) => key)).size === fields.length, wrong('INVALID'))
  .refine((fields) => new Set(fields.map(nameAsColumn)).size === fields.length, wrong('INVALID'))
  .refine(([first]) => first !== undefined && kindOf(first.kind).canName === true, wrong('INVALID'))
  .refine(
    (fields) => fields.every(({ kind, options }) => !hasOptions(kind) || options.length > 0),
    wrong('INVALID'),
  )
  .refine(
    (fields) => fields.every(({ kind, target }) => !kindOf(kind).isReference || target !== ''),
    wrong('INVALID'),
  )
  .refine(
    (fields) => fields.every(({ kind, unique }) => !unique || kindOf(kind).canBeUnique === true),
    wrong('INVALID'),
  )

/**
 * A name without case and accents, as the head of a table is looked for. The page compares its variables alike; contracts
 * may not reach its values.
 */
export function columnName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()
}

function nameAsColumn({ name }: { name: string }) {
  return columnName(name)
}

/** What a new field is called by programs, from its name; none of `taken`. */
export function keyOfName(name: string, taken: readonly string[]): string {
  const plain = columnName(name)
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[_0-9]+|_+$/g, '')
  const base = plain.slice(0, 34) || 'campo'
  const used = new Set([...taken, ...reservedKeys])
  if (!used.has(base)) return base
  for (let number = 2; ; number += 1) if (!used.has(`${base}_${number}`)) return `${base}_${number}`
}
