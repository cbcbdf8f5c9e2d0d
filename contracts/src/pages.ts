import { decodeStoredPage, siteTrailSchema, type StoredPage } from '@aurelio/page/document'
import { z } from 'zod'
import { scoped } from './errors.ts'
import { wrong } from './field-problems.ts'
import { pageSettingsSchema, slugSchema } from './page-settings.ts'
import { idSchema, pageOf, pagingSchema, timestampSchema } from './paging.ts'
import { errorsOf } from './problems.ts'

/** The stored page; the page package's codec decides, walking the tree with its own bounds. */
export const storedPageSchema = z
  .object({ version: z.int(), elements: z.array(z.unknown()) })
  .transform((value, context): StoredPage => {
    const decoded = decodeStoredPage(value)
    if (decoded.ok) return decoded.page
    context.addIssue({ code: 'custom', ...wrong('NOT_A_PAGE', { reason: decoded.error.problem.code }) })
    return z.NEVER
  })

/** Title of a page: shown in lists and as the published page's title. */
export const pageNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .refine((name) => !/\p{Cc}/u.test(name), wrong('CONTROL_CHARACTERS'))

export const publicationSchema = z.object({
  /** Where the page stands, absolute: `http://localhost:8000/p/mi-pagina`. */
  url: z.string(),
  publishedAt: timestampSchema,
  /** The saved version that was published. */
  version: z.int(),
})

export const pageSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The project it was put into; null in none. */
  projectId: z.string().nullable(),
  /** The site it belongs to; null for what no site has taken yet. */
  siteId: z.string().nullable(),
  /** Grows by one with each save; a save must name the version it started from. */
  version: z.int(),
  updatedAt: timestampSchema,
  publication: publicationSchema.nullable(),
  /** When it will be published by itself; null where that is not planned. */
  publishAt: timestampSchema.nullable(),
})
export type PageSummary = z.infer<typeof pageSummarySchema>

/** What was saved, as the codec wrote it. */
export const pageSchema = pageSummarySchema.extend({
  /** The last part of its address; null until it is first published. */
  slug: z.string().nullable(),
  /** What the last part of its address will be unless another is asked for. */
  nextSlug: z.string(),
  /** What its address begins with: `https://tienda.es`, `http://localhost:8000/p`. */
  siteUrl: z.string(),
  settings: pageSettingsSchema,
  document: z.object({ version: z.int(), elements: z.array(z.unknown()) }),
})
export type Page = z.infer<typeof pageSchema>

const byId = z.object({ id: idSchema })

/** What may be settled with publishing; what is left out stays as it is. */
const publishing = byId.extend({ slug: slugSchema.optional(), settings: pageSettingsSchema.optional() })

export const pages = {
  list: scoped('pages:read')
    .route({
      method: 'GET',
      path: '/pages',
      summary: 'Páginas del espacio de trabajo, la última modificada primero',
    })
    .input(pagingSchema.extend({ projectId: idSchema.optional() }))
    .output(pageOf(pageSummarySchema)),
  create: scoped('pages:write')
    .route({ method: 'POST', path: '/pages', successStatus: 201, summary: 'Crear una página' })
    .input(
      z.object({
        name: pageNameSchema,
        document: storedPageSchema,
        siteId: idSchema.optional(),
        /** A folder of a site: the page lies in it, and belongs to that site. */
        folderId: idSchema.optional(),
        settings: pageSettingsSchema.optional(),
      }),
    )
    .output(pageSummarySchema),
  get: scoped('pages:read')
    .route({ method: 'GET', path: '/pages/{id}', summary: 'Una página con su documento' })
    .input(byId)
    .output(pageSchema),
  trail: scoped('pages:read')
    .route({
      method: 'GET',
      path: '/pages/{id}/trail',
      summary: 'Qué hay por encima de la página en su sitio, como lo muestra al publicarse',
    })
    .input(byId)
    .output(z.object({ trail: siteTrailSchema.nullable() })),
  save: scoped('pages:write')
    .route({ method: 'PUT', path: '/pages/{id}', summary: 'Guardar una versión nueva' })
    .errors(errorsOf('CONFLICT', 'TOKEN_PROPOSES'))
    .input(byId.extend({ name: pageNameSchema, document: storedPageSchema, baseVersion: z.int() }))
    .output(pageSummarySchema),
  setProject: scoped('pages:write')
    .route({
      method: 'PUT',
      path: '/pages/{id}/project',
      summary: 'Poner la página en un proyecto, o sacarla del suyo',
    })
    .input(byId.extend({ projectId: idSchema.nullable() }))
    .output(pageSummarySchema),
  move: scoped('pages:write')
    .route({
      method: 'PUT',
      path: '/pages/{id}/site',
      summary: 'Llevar la página a otro sitio; quien tenga su dirección de antes llega a la nueva',
    })
    .input(byId.extend({ siteId: idSchema }))
    .output(pageSummarySchema),
  publish: scoped('pages:publish')
    .route({
      method: 'POST',
      path: '/pages/{id}/publication',
      summary: 'Publicar la última versión guardada; el cuerpo puede faltar',
    })
    .errors(errorsOf('ADDRESS_TAKEN', 'ADDRESS_RESERVED'))
    .input(publishing)
    .output(pageSummarySchema),
  schedule: scoped('pages:publish')
    .route({
      method: 'PUT',
      path: '/pages/{id}/schedule',
      summary: 'Publicar la versión guardada en un momento posterior',
    })
    .errors(errorsOf('ADDRESS_TAKEN', 'ADDRESS_RESERVED', 'MOMENT_IS_PAST'))
    .input(publishing.extend({ publishAt: timestampSchema }))
    .output(pageSummarySchema),
  unschedule: scoped('pages:publish')
    .route({ method: 'DELETE', path: '/pages/{id}/schedule', summary: 'No publicar ya en ese momento' })
    .input(byId)
    .output(pageSummarySchema),
  unpublish: scoped('pages:publish')
    .route({ method: 'DELETE', path: '/pages/{id}/publication', summary: 'Retirar la página publicada' })
    .input(byId)
    .output(pageSummarySchema),
  remove: scoped('pages:write')
    .route({
      method: 'DELETE',
      path: '/pages/{id}',
      summary: 'Llevar la página a la papelera por treinta días; sus leads se conservan',
    })
    .input(byId)
    .output(z.object({ id: z.string() })),
}
