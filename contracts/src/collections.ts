import { z } from 'zod'
import { collectionFieldsSchema, fieldKeySchema } from './collection-fields.ts'
import { itemValuesSchema } from './collection-values.ts'
import { timestampSchema } from './paging.ts'
import { lineSchema, optionalLineSchema, searchTextSchema } from './text.ts'
import { translatedLanguageSchema } from './sites.ts'

export const longestCollectionName = 100
export const mostCollections = 100
/** Rows of one table that comes in, and letters of it. */
export const mostImported = 20_000
export const longestImport = 16 * 1024 * 1024
/** Lines of a sheet that are saved by one call, and bytes of it. */
export const mostSheetLines = 500
export const sheetBytes = 4 * 1024 * 1024
/** Bytes of a call that brings a table. */
export const importBytes = 20 * 1024 * 1024

/** What clients of the workspace do with a collection: nothing, drafts that the team publishes, or everything. */
export const clientRights = ['none', 'draft', 'publish'] as const
export type ClientRights = (typeof clientRights)[number]

export const collectionSchema = z.object({
  id: z.string(),
  name: z.string(),
  fields: collectionFieldsSchema,
  clients: z.enum(clientRights),
  items: z.int(),
  published: z.int(),
  /** Grows with every change of what the collection is. */
  version: z.int(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
})
export type Collection = z.infer<typeof collectionSchema>

export const newCollectionSchema = z.object({
  name: lineSchema(longestCollectionName),
  fields: collectionFieldsSchema,
  clients: z.enum(clientRights).default('none'),
})

export const itemStates = ['draft', 'published'] as const
export type ItemState = (typeof itemStates)[number]

export const itemSchema = z.object({
  id: z.string(),
  /** What its first field says. */
  title: z.string(),
  /** The last part of its page's address; it stays while it is published. */
  slug: z.string(),
  state: z.enum(itemStates),
  /** Since when it is published; null for a draft. */
  publishedAt: timestampSchema.nullable(),
  /** When it is published by itself, and withdrawn; null where that is not planned. */
  publishAt: timestampSchema.nullable(),
  withdrawAt: timestampSchema.nullable(),
  values: itemValuesSchema,
  /** What the items are called to which it points, by their ids; those that there are no more are left out. */
  pointsTo: z.record(z.string(), z.string()),
  version: z.int(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
})
export type CollectionItem = z.infer<typeof itemSchema>

export const itemVersionSchema = z.object({
  version: z.int(),
  writtenAt: timestampSchema,
  /** Who wrote it; null where that person is gone, or nobody knows. */
  writtenBy: z.string().nullable(),
  state: z.enum(itemStates),
  /** What it was before; null for the oldest that is kept. */
  stateBefore: z.enum(itemStates).nullable(),
  /** What it says otherwise than the version before, as texts. */
  changes: z.array(z.object({ key: z.string(), name: z.string(), from: z.string(), to: z.string() })),
})
export type ItemVersion = z.infer<typeof itemVersionSchema>

export const itemTranslationSchema = z.object({
  language: translatedLanguageSchema,
  /** What is said in it, by field; the others read as the item itself. */
  values: itemValuesSchema,
  /** Fields of which the item says something else since. */
  changed: z.array(z.string()),
})
export type ItemTranslation = z.infer<typeof itemTranslationSchema>

export const filterOperators = ['is', 'not', 'has', 'less', 'more', 'empty', 'filled'] as const
export type FilterOperator = (typeof filterOperators)[number]

/** What an order by hand is called where the key of a field would stand. */
export const handOrder = '_order'

/** What becomes of the fields that point to an item that is removed: they keep pointing to it, or say nothing. */
export const pointerFates = ['keep', 'clear'] as const
export type PointerFate = (typeof pointerFates)[number]

export const pointersSchema = z.object({
  count: z.int(),
  /** The first of them. */
  items: z.array(
    z.object({ collectionId: z.string(), collection: z.string(), id: z.string(), title: z.string() }),
  ),
})
export type Pointers = z.infer<typeof pointersSchema>

/** Which items, and in which order. Without `sort`, those that changed last first. */
export const itemQuerySchema = z.object({
  search: searchTextSchema.optional(),
  state: z.enum(itemStates).optional(),
  /** Those with these ids alone, with commas between them. */
  ids: z
    .string()
    .regex(/^[\w-]{1,64}(?:,[\w-]{1,64}){0,49}$/)
    .optional(),
  field: fieldKeySchema.optional(),
  operator: z.enum(filterOperators).default('is'),
  value: optionalLineSchema(300).default(''),
  sort: z.union([fieldKeySchema, z.literal(handOrder)]).optional(),
  direction: z.enum(['up', 'down']).default('up'),
})
export type ItemQuery = z.output<typeof itemQuerySchema>

export const refusedLineSchema = z.object({ line: z.int(), field: z.string(), fault: z.string() })

export const importedSchema = z.object({
  added: z.int(),
  changed: z.int(),
  /** Columns that are no field of the collection. */
  ignored: z.array(z.string()),
  /** The first rows that were left out, by their line, with the field and what is wrong there. */
  refused: z.array(refusedLineSchema),
  refusedCount: z.int(),
})
export type Imported = z.infer<typeof importedSchema>
