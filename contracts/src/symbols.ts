import { z } from 'zod'
import { signedIn } from './errors.ts'
import { pageNameSchema, storedPageSchema } from './pages.ts'
import { idSchema, timestampSchema } from './paging.ts'
import { errorsOf } from './problems.ts'

const symbolSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Grows by one with each save; a save must name the one it started from. */
  number: z.int(),
  updatedAt: timestampSchema,
  /** Whether it is a form of the workspace. */
  isForm: z.boolean(),
})
export type SavedSymbol = z.infer<typeof symbolSchema>

const symbolWithDocumentSchema = symbolSchema.extend({
  document: z.object({ version: z.int(), elements: z.array(z.unknown()) }),
})
export type SymbolWithDocument = z.infer<typeof symbolWithDocumentSchema>

/** A symbol as people are making it, before it is its next version. */
const symbolDraftSchema = symbolWithDocumentSchema.extend({
  /** Its place in the order of what is done to the draft. */
  version: z.int(),
})
export type SymbolDraft = z.infer<typeof symbolDraftSchema>

const symbolVersionSchema = z.object({
  number: z.int(),
  author: z.string().nullable(),
  createdAt: timestampSchema,
})
export type SymbolVersion = z.infer<typeof symbolVersionSchema>

/** A page on which a symbol stands, by itself or inside another one. */
const touchedPageSchema = z.object({
  id: z.string(),
  name: z.string(),
  isPublished: z.boolean(),
  /** Whether what is published shows an earlier version of the symbol. */
  isOutdated: z.boolean(),
})
const touchedSchema = z.object({ pages: z.array(touchedPageSchema) })
export type Touched = z.infer<typeof touchedSchema>

const byId = z.object({ id: idSchema })
const content = z.object({ name: pageNameSchema, document: storedPageSchema })
const refusals = errorsOf('SYMBOL_INSIDE_ITSELF', 'SYMBOL_IS_FORM', 'SYMBOL_NOT_ONE')

/** Parts of pages that a workspace keeps once and shows on many pages. */
export const symbols = {
  list: signedIn
    .route({ method: 'GET', path: '/symbols', summary: 'Símbolos del espacio, por su nombre' })
    .output(z.object({ items: z.array(symbolSchema) })),
  create: signedIn
    .route({ method: 'POST', path: '/symbols', successStatus: 201, summary: 'Guardar un símbolo nuevo' })
    .errors({ ...refusals, ...errorsOf('TOO_MANY_SYMBOLS') })
    .input(content)
    .output(symbolSchema),
  get: signedIn
    .route({ method: 'GET', path: '/symbols/{id}', summary: 'Un símbolo con lo que contiene' })
    .input(byId)
    .output(symbolWithDocumentSchema),
  draft: signedIn
    .route({ method: 'GET', path: '/symbols/{id}/draft', summary: 'Un símbolo como se está editando' })
    .input(byId)
    .output(symbolDraftSchema),
  finish: signedIn
    .route({
      method: 'POST',
      path: '/symbols/{id}/versions',
      summary: 'Terminar: lo que se está editando es desde ahora el símbolo; lo publicado sigue como estaba',
    })
    .errors(refusals)
    .input(byId)
    .output(symbolSchema),
  save: signedIn
    .route({
      method: 'PUT',
      path: '/symbols/{id}',
      summary: 'Guardar una versión del símbolo; lo publicado sigue como estaba',
    })
    .errors({ ...refusals, ...errorsOf('SYMBOL_CHANGED') })
    .input(byId.extend({ ...content.shape, baseNumber: z.int() }))
    .output(symbolSchema),
  remove: signedIn
    .route({ method: 'DELETE', path: '/symbols/{id}', summary: 'Eliminar un símbolo' })
    .input(byId)
    .output(byId),
  versions: signedIn
    .route({
      method: 'GET',
      path: '/symbols/{id}/versions',
      summary: 'Versiones del símbolo, la última primero',
    })
    .input(byId)
    .output(z.object({ items: z.array(symbolVersionSchema) })),
  restore: signedIn
    .route({
      method: 'POST',
      path: '/symbols/{id}/versions/{number}/restoration',
      summary: 'Volver a una versión, que se guarda como la última',
    })
    .errors(refusals)
    .input(byId.extend({ number: z.coerce.number().int() }))
    .output(symbolSchema),
  pages: signedIn
    .route({ method: 'GET', path: '/symbols/{id}/pages', summary: 'Páginas en las que está el símbolo' })
    .input(byId)
    .output(touchedSchema),
  publish: signedIn
    .route({
      method: 'POST',
      path: '/symbols/{id}/publication',
      summary: 'Llevar el símbolo a las páginas publicadas que lo usan, sin tocar nada más de ellas',
    })
    .input(byId)
    .output(touchedSchema),
}
