import { z } from 'zod'
import { collectionFieldsSchema, fieldKeySchema } from './collection-fields.ts'
import { itemValuesSchema } from './collection-values.ts'
import { scoped } from './errors.ts'
import { itemTemplateSchema } from './item-pages.ts'
import { languageSchema } from './page-settings.ts'
import { idSchema, pageOf, pagingSchema, timestampSchema } from './paging.ts'
import { errorsOf } from './problems.ts'
import { lineSchema, optionalLineSchema, searchTextSchema } from './text.ts'
import { translatedLanguageSchema } from './sites.ts'
import { wordpressImportSchema } from './wordpress-imports.ts'

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

const collectionSchema = z.object({
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

const itemSchema = z.object({
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

const itemVersionSchema = z.object({
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

const itemTranslationSchema = z.object({
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

const pointersSchema = z.object({
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

const byId = z.object({ id: idSchema })
const byItem = z.object({ id: idSchema, itemId: idSchema })
/** Null: not any more; left out: as it is planned already. A draft alone is published at a moment. */
const momentsSchema = z.object({
  publishAt: timestampSchema.nullable().optional(),
  withdrawAt: timestampSchema.nullable().optional(),
})

const refusedLineSchema = z.object({ line: z.int(), field: z.string(), fault: z.string() })

const importedSchema = z.object({
  added: z.int(),
  changed: z.int(),
  /** Columns that are no field of the collection. */
  ignored: z.array(z.string()),
  /** The first rows that were left out, by their line, with the field and what is wrong there. */
  refused: z.array(refusedLineSchema),
  refusedCount: z.int(),
})
export type Imported = z.infer<typeof importedSchema>

export const collections = {
  list: scoped('collections:read')
    .route({ method: 'GET', path: '/collections', summary: 'Las colecciones del espacio, por su nombre' })
    .output(z.object({ items: z.array(collectionSchema) })),
  get: scoped('collections:read')
    .route({ method: 'GET', path: '/collections/{id}', summary: 'Una colección y sus campos' })
    .input(byId)
    .output(collectionSchema),
  create: scoped('collections:write')
    .route({ method: 'POST', path: '/collections', successStatus: 201, summary: 'Crear una colección' })
    .errors(errorsOf('COLLECTIONS_FULL', 'REFERENCE_TO_NOTHING'))
    .input(newCollectionSchema)
    .output(collectionSchema),
  update: scoped('collections:write')
    .route({
      method: 'PATCH',
      path: '/collections/{id}',
      summary:
        'Cambiar su nombre y sus campos; lo que dice un campo que se quita se guarda con cada elemento',
    })
    .errors(errorsOf('COLLECTION_CHANGED', 'FIELD_KIND_FIXED', 'FIELD_NOT_UNIQUE', 'REFERENCE_TO_NOTHING'))
    .input(byId.extend({ ...newCollectionSchema.partial().shape, version: z.int() }))
    .output(collectionSchema),
  remove: scoped('collections:write')
    .route({
      method: 'DELETE',
      path: '/collections/{id}',
      summary: 'Eliminar una colección con sus elementos',
    })
    .input(byId)
    .output(byId),
  items: scoped('collections:read')
    .route({
      method: 'GET',
      path: '/collections/{id}/items',
      summary: 'Sus elementos: buscados, filtrados, ordenados',
    })
    .input(
      pagingSchema.extend({
        ...byId.shape,
        ...itemQuerySchema.shape,
        cursor: z.string().max(2000).optional(),
      }),
    )
    .output(pageOf(itemSchema)),
  item: scoped('collections:read')
    .route({ method: 'GET', path: '/collections/{id}/items/{itemId}', summary: 'Un elemento' })
    .input(byItem)
    .output(itemSchema),
  addItem: scoped('collections:write')
    .route({
      method: 'POST',
      path: '/collections/{id}/items',
      successStatus: 201,
      summary:
        'Añadir un elemento, como borrador o publicado, con los momentos en que se publica y se retira',
    })
    .errors(
      errorsOf('ITEM_WRONG', 'ITEM_NOT_UNIQUE', 'ITEM_FOR_TEAM', 'MOMENT_IS_PAST', 'WITHDRAWAL_TOO_EARLY'),
    )
    .input(
      byId.extend({
        values: itemValuesSchema,
        state: z.enum(itemStates).default('draft'),
        ...momentsSchema.shape,
      }),
    )
    .output(itemSchema),
  saveItem: scoped('collections:write')
    .route({
      method: 'PUT',
      path: '/collections/{id}/items/{itemId}',
      summary: 'Guardar un elemento; `version` es la que se cambia, para no pisar lo que otro ha guardado',
    })
    .errors(
      errorsOf(
        'ITEM_WRONG',
        'ITEM_NOT_UNIQUE',
        'ITEM_CHANGED',
        'ITEM_FOR_TEAM',
        'MOMENT_IS_PAST',
        'WITHDRAWAL_TOO_EARLY',
      ),
    )
    .input(
      byItem.extend({
        values: itemValuesSchema,
        state: z.enum(itemStates).optional(),
        version: z.int(),
        ...momentsSchema.shape,
      }),
    )
    .output(itemSchema),
  saveItems: scoped('collections:write')
    .route({
      method: 'PATCH',
      path: '/collections/{id}/items',
      summary:
        'Guardar muchos elementos a la vez, de cada uno los campos que cambian; sin `itemId` es uno nuevo, en borrador',
    })
    .errors(errorsOf('ITEM_NOT_UNIQUE', 'ITEM_CHANGED', 'ITEM_FOR_TEAM'))
    .input(
      byId.extend({
        lines: z
          .array(
            z.object({
              itemId: idSchema.optional(),
              /** Which version is changed; without it the one that there is. */
              version: z.int().optional(),
              values: itemValuesSchema,
            }),
          )
          .min(1)
          .max(mostSheetLines),
      }),
    )
    .output(
      z.object({
        /** By their place among the lines. */
        written: z.array(z.object({ line: z.int(), item: itemSchema })),
        /** With the field and what is wrong there; `CHANGED`: somebody saved it since. */
        refused: z.array(refusedLineSchema),
      }),
    ),
  removeItem: scoped('collections:write')
    .route({
      method: 'DELETE',
      path: '/collections/{id}/items/{itemId}',
      summary: 'Eliminar un elemento; con `pointers=clear` se vacían los campos que lo señalan',
    })
    .errors(errorsOf('ITEM_FOR_TEAM'))
    .input(byItem.extend({ pointers: z.enum(pointerFates).default('keep') }))
    .output(byItem),
  itemPointers: scoped('collections:read')
    .route({
      method: 'GET',
      path: '/collections/{id}/items/{itemId}/pointers',
      summary: 'Los elementos que señalan a un elemento en alguno de sus campos',
    })
    .input(byItem)
    .output(pointersSchema),
  shown: scoped('collections:read')
    .route({
      method: 'POST',
      path: '/collections/shown',
      summary: 'Lo que muestran las listas de una página: elementos publicados, con lo que la página nombra',
    })
    .input(
      z.object({
        /** Each as a page asks it: collection, field, comparison, value, order, direction, how many, names. */
        questions: z.array(z.string().max(20_000)).max(50),
        language: languageSchema.default('es'),
      }),
    )
    .output(z.object({ lists: z.record(z.string(), z.unknown()) })),
  placeItem: scoped('collections:write')
    .route({
      method: 'PUT',
      path: '/collections/{id}/items/{itemId}/place',
      summary: 'Poner un elemento delante de otro en el orden propio; con `null`, el último',
    })
    .errors(errorsOf('ITEM_FOR_TEAM'))
    .input(byItem.extend({ before: idSchema.nullable() }))
    .output(byItem),
  itemVersions: scoped('collections:read')
    .route({
      method: 'GET',
      path: '/collections/{id}/items/{itemId}/versions',
      summary: 'Lo que dice un elemento y lo que decía antes, la última versión primero',
    })
    .input(byItem)
    .output(z.object({ items: z.array(itemVersionSchema) })),
  restoreItem: scoped('collections:write')
    .route({
      method: 'POST',
      path: '/collections/{id}/items/{itemId}/restored',
      summary: 'Volver a lo que decía un elemento en una versión; `baseVersion` es la que se cambia',
    })
    .errors(errorsOf('ITEM_WRONG', 'ITEM_NOT_UNIQUE', 'ITEM_CHANGED', 'ITEM_FOR_TEAM'))
    .input(byItem.extend({ version: z.int(), baseVersion: z.int() }))
    .output(itemSchema),
  itemTranslations: scoped('collections:read')
    .route({
      method: 'GET',
      path: '/collections/{id}/items/{itemId}/translations',
      summary: 'Lo que dice un elemento en los otros idiomas de los sitios',
    })
    .input(byItem)
    .output(z.object({ items: z.array(itemTranslationSchema) })),
  saveItemTranslation: scoped('collections:write')
    .route({
      method: 'PUT',
      path: '/collections/{id}/items/{itemId}/translations/{language}',
      summary: 'Decir campos de un elemento en otro idioma; uno vacío se lee como en el elemento',
    })
    .errors(errorsOf('ITEM_WRONG', 'ITEM_FOR_TEAM'))
    .input(byItem.extend({ language: translatedLanguageSchema, values: itemValuesSchema }))
    .output(itemTranslationSchema),
  pages: scoped('collections:read')
    .route({
      method: 'GET',
      path: '/collections/{id}/pages',
      summary: 'Las páginas publicadas que muestran sus elementos, y con qué campos',
    })
    .input(byId)
    .output(
      z.object({
        items: z.array(z.object({ id: z.string(), name: z.string(), fields: z.array(z.string()) })),
      }),
    ),
  templates: scoped('collections:read')
    .route({
      method: 'GET',
      path: '/item-templates',
      summary: 'Las páginas que son plantilla de la página de cada elemento',
    })
    .output(z.object({ items: z.array(itemTemplateSchema) })),
  setTemplate: scoped('collections:write')
    .route({
      method: 'PUT',
      path: '/item-templates/{pageId}',
      summary: 'Hacer de una página la plantilla de la página de cada elemento de una colección',
    })
    .errors(errorsOf('TEMPLATE_ADDRESS_TAKEN'))
    .input(itemTemplateSchema)
    .output(itemTemplateSchema),
  removeTemplate: scoped('collections:write')
    .route({
      method: 'DELETE',
      path: '/item-templates/{pageId}',
      summary: 'Dejar de tener páginas de cada elemento; la página se queda',
    })
    .input(z.object({ pageId: idSchema }))
    .output(z.object({ pageId: z.string() })),
  /** The file is sent by a plain request, because it is streamed: `POST /api/wordpress-imports?name=blog.xml`. */
  wordpressImport: scoped('collections:read')
    .route({
      method: 'GET',
      path: '/wordpress-imports/{id}',
      summary: 'Cómo va la importación de un archivo de WordPress, y qué no se ha traído',
    })
    .input(byId)
    .output(wordpressImportSchema),
  import: scoped('collections:write')
    .route({
      method: 'POST',
      path: '/collections/{id}/import',
      summary: 'Añadir los elementos de un CSV; los que llevan su `id` se cambian',
    })
    .errors(errorsOf('TABLE_UNREADABLE', 'TABLE_TOO_LONG', 'ITEM_NOT_UNIQUE'))
    .input(
      byId.extend({
        csv: z.string().max(longestImport),
        state: z.enum(itemStates).default('draft'),
        /** What the table chooses and the fields do not offer becomes one of their options; the team's alone. */ addsOptions:
          z.boolean().default(false),
      }),
    )
    .output(importedSchema),
}
