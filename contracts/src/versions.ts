import { z } from 'zod'
import { scoped } from './errors.ts'
import { pageNameSchema, pageSchema } from './pages.ts'
import { idSchema, pageOf, pagingSchema, timestampSchema } from './paging.ts'

export const versionSchema = z.object({
  id: z.string(),
  /** Counts up from 1 within the page. */
  number: z.int(),
  /** What made it: somebody saved, published, or went back to an earlier one. */
  kind: z.enum(['saved', 'published', 'restored']),
  name: z.string().nullable(),
  /** Null where that person is gone, or nobody did it by hand. */
  author: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Who else worked on what it keeps since the version before, by name. */
  others: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The programs and assistants that did something to it, or whose proposals were accepted, by the names of their tokens. */
  programs: z.array(z.string()),
  createdAt: timestampSchema,
  /** Whether it is what visitors see. */
  isLive: z.boolean(),
})
export type Version = z.infer<typeof versionSchema>

const byPage = z.object({ id: idSchema })
const byVersion = byPage.extend({ versionId: idSchema })

/** What a page was: kept when somebody saves by hand, publishes or goes back; never changed. */
export const versions = {
  list: scoped('pages:read')
    .route({
      method: 'GET',
      path: '/pages/{id}/versions',
      summary: 'Versiones de la página, la última primero',
    })
    .input(byPage.extend(pagingSchema.shape))
    .output(pageOf(versionSchema)),
  keep: scoped('pages:write')
    .route({
      method: 'POST',
      path: '/pages/{id}/versions',
      successStatus: 201,
      summary: 'Conservar la página guardada como versión, con nombre o sin él',
    })
    .input(byPage.extend({ name: pageNameSchema.optional() }))
    .output(versionSchema),
  get: scoped('pages:read')
    .route({
      method: 'GET',
      path: '/pages/{id}/versions/{versionId}',
      summary: 'Una versión con su documento',
    })
    .input(byVersion)
    .output(versionSchema.extend({ document: pageSchema.shape.document })),
  restore: scoped('pages:write')
    .route({
      method: 'POST',
      path: '/pages/{id}/versions/{versionId}/restoration',
      summary: 'Volver a esta versión; lo que había queda como otra',
    })
    .input(byVersion)
    .output(pageSchema),
}
