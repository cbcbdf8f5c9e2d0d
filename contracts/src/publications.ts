import { z } from 'zod'
import { scoped } from './errors.ts'
import { pageSummarySchema } from './pages.ts'
import { idSchema, pageOf, pagingSchema, timestampSchema } from './paging.ts'
import { errorsOf } from './problems.ts'

export const pastPublicationSchema = z.object({
  id: z.string(),
  publishedAt: timestampSchema,
  /** Null where that person is gone, or nobody did it by hand. */
  author: z.object({ id: z.string(), name: z.string() }).nullable(),
  title: z.string(),
  /** The last part of the address that it had. */
  slug: z.string(),
  /** Whether it is what visitors see. */
  isLive: z.boolean(),
  /** What was published. */
  version: z.object({
    id: z.string(),
    number: z.int(),
    name: z.string().nullable(),
    createdAt: timestampSchema,
  }),
})
export type PastPublication = z.infer<typeof pastPublicationSchema>

/** Publishing again what of a site is not as its pages are saved. */
export const republicationSchema = z.object({
  /** The published pages whose saved version, or whose kit, menu or trail, is another than what visitors see. */
  pending: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** It was saved since it was published. */
      isChanged: z.boolean(),
      /** It shows another kit than that of its site. */
      isOutdated: z.boolean(),
      /** It shows another menu than that of its site. */
      hasOldMenu: z.boolean(),
      /** It shows that it stands elsewhere in its site than it does. */
      hasOldTrail: z.boolean(),
    }),
  ),
  /** The last run; null before the first. */
  run: z
    .object({
      startedAt: timestampSchema,
      isRunning: z.boolean(),
      total: z.int(),
      done: z.int(),
      /** Those of them that could not be published. */
      failed: z.array(z.object({ id: z.string(), name: z.string() })),
    })
    .nullable(),
})
export type Republication = z.infer<typeof republicationSchema>

const byPage = z.object({ id: idSchema })
const bySite = z.object({ id: idSchema })

export const publications = {
  list: scoped('pages:read')
    .route({
      method: 'GET',
      path: '/pages/{id}/publications',
      summary: 'Publicaciones de la página, la última primero',
    })
    .input(byPage.extend(pagingSchema.shape))
    .output(pageOf(pastPublicationSchema)),
  restore: scoped('pages:publish')
    .route({
      method: 'POST',
      path: '/pages/{id}/publications/{publicationId}/restoration',
      summary: 'Publicar otra vez lo que se publicó entonces; la página guardada queda como está',
    })
    .errors(errorsOf('ADDRESS_TAKEN'))
    .input(byPage.extend({ publicationId: idSchema }))
    .output(pageSummarySchema),
  behind: scoped('pages:read')
    .route({
      method: 'GET',
      path: '/sites/{id}/republication',
      summary: 'Páginas publicadas del sitio que ya no son como están guardadas, y cómo va su publicación',
    })
    .input(bySite)
    .output(republicationSchema),
  republish: scoped('pages:publish')
    .route({
      method: 'POST',
      path: '/sites/{id}/republication',
      summary: 'Publicar otra vez las páginas del sitio que han cambiado, una tras otra',
    })
    .input(bySite)
    .output(republicationSchema),
}
