import { z } from 'zod'
import { itemValuesSchema } from './collection-values.ts'
import {
  collectionSchema,
  importedSchema,
  itemQuerySchema,
  itemSchema,
  itemStates,
  itemTranslationSchema,
  itemVersionSchema,
  longestImport,
  mostSheetLines,
  newCollectionSchema,
  pointerFates,
  pointersSchema,
  refusedLineSchema,
} from './collections.ts'
import { scoped } from './errors.ts'
import { itemTemplateSchema, takenItemPageSchema } from './item-pages.ts'
import { idSchema, pageOf, pagingSchema, timestampSchema } from './paging.ts'
import { errorsOf } from './problems.ts'
import { readLanguageSchema, translatedLanguageSchema } from './sites.ts'
import { wordpressImportSchema } from './wordpress-imports.ts'

const byId = z.object({ id: idSchema })
const byItem = z.object({ id: idSchema, itemId: idSchema })
/** Templates whose items' pages are taken along: links lead to those as if they were published. */
const alongSchema = z.array(idSchema).max(100).default([])
/** Null: not any more; left out: as it is planned already. A draft alone is published at a moment. */
const momentsSchema = z.object({
  publishAt: timestampSchema.nullable().optional(),
  withdrawAt: timestampSchema.nullable().optional(),
})

/** What is asked of collections and their items. */
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
        language: readLanguageSchema.default('es'),
        templates: alongSchema,
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
  itemPages: scoped('collections:read')
    .route({
      method: 'POST',
      path: '/item-templates/{pageId}/pages',
      summary:
        'Lo que dicen las páginas de los elementos de una plantilla, por el orden de sus nombres, para llevárselas',
    })
    .input(
      z.object({
        pageId: idSchema,
        language: readLanguageSchema.default('es'),
        /** What the template names of an item beside its fields: `item.autor.foto`. */
        names: z.array(z.string().max(200)).max(1000).default([]),
        /** How many of them are passed over. */
        from: z.int().min(0).default(0),
        templates: alongSchema,
      }),
    )
    .output(z.object({ items: z.array(takenItemPageSchema), isLast: z.boolean() })),
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
  stopWordpressPictures: scoped('collections:write')
    .route({
      method: 'DELETE',
      path: '/wordpress-imports/{id}/pictures',
      summary: 'Dejar de traer las imágenes de un blog de WordPress; las que ya están se quedan',
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
