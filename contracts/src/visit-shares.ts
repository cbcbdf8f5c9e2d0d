import { oc } from '@orpc/contract'
import { z } from 'zod'
import { signedIn } from './errors.ts'
import { idSchema, timestampSchema } from './paging.ts'
import { errorsOf } from './problems.ts'
import { visitQuestionSchema, visitSummarySchema, visitTablesSchema } from './visits.ts'

const visitShareSchema = z.object({
  id: z.string(),
  site: z.object({ id: z.string(), name: z.string() }),
  createdAt: timestampSchema,
  /** When somebody opened it last. */
  seenAt: timestampSchema.nullable(),
})
/** A link by which anybody reads the visits of one site. Its secret is told once, when it is made. */
export type VisitShare = z.infer<typeof visitShareSchema>

/** How many links of a workspace are open at the same time. */
export const mostVisitShares = 100

export const visitShares = {
  list: signedIn
    .route({ method: 'GET', path: '/visit-shares', summary: 'Enlaces abiertos a las visitas de un sitio' })
    .output(z.object({ items: z.array(visitShareSchema) })),
  create: signedIn
    .route({
      method: 'POST',
      path: '/visit-shares',
      successStatus: 201,
      summary: 'Crear un enlace a las visitas de un sitio; su secreto se dice una sola vez',
    })
    .errors(errorsOf('TOO_MANY_LINKS'))
    .input(z.object({ siteId: idSchema }))
    .output(z.object({ share: visitShareSchema, token: z.string() })),
  revoke: signedIn
    .route({
      method: 'DELETE',
      path: '/visit-shares/{id}',
      summary: 'Retirar un enlace a las visitas de un sitio',
    })
    .input(z.object({ id: idSchema }))
    .output(z.object({ id: z.string() })),
}

const guest = oc.errors(errorsOf('VISIT_SHARE_UNKNOWN', 'TOO_MANY_REQUESTS'))
/** Its period and its filters: the site is the link's. */
export const guestQuestionSchema = visitQuestionSchema
  .omit({ siteId: true, pageId: true })
  .extend({ token: z.string().max(100) })

/** For whoever has a link. */
export const guestVisits = {
  summary: guest
    .route({ method: 'POST', path: '/guest-visits', summary: 'Las visitas de un sitio, por un enlace' })
    .input(guestQuestionSchema)
    .output(visitSummarySchema.extend({ site: z.string(), agency: z.string() })),
  tables: guest
    .route({
      method: 'POST',
      path: '/guest-visits/tables',
      summary: 'De dónde vienen las visitas de un sitio, por un enlace',
    })
    .input(guestQuestionSchema)
    .output(visitTablesSchema),
}
