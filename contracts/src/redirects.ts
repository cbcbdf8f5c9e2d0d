import { z } from 'zod'
import { scoped } from './errors.ts'
import { idSchema, timestampSchema } from './paging.ts'
import { errorsOf } from './problems.ts'

export const redirectSchema = z.object({
  id: z.string(),
  /** The address that leads elsewhere, without host: `/p/antes`, `/antes`. */
  from: z.string(),
  /** Where it leads: a whole address, or one of the same host. */
  to: z.string(),
  /** False for what a page left behind when it moved. */
  isOwn: z.boolean(),
  createdAt: timestampSchema,
})
export type Redirect = z.infer<typeof redirectSchema>

/** An address of the site, as somebody types it: `/antes`, `antes/mas.html`. */
const pathSchema = z
  .string()
  .trim()
  .max(200)
  .regex(/^\/?[\p{L}\d_~][^\s?#\\]*$/u)
const targetSchema = z.union([
  z.url({ protocol: /^https?$/ }).max(2000),
  z
    .string()
    .max(2000)
    .regex(/^\/(?![/\\])[^\s\\]*$/),
])

const bySite = z.object({ id: idSchema })

/** What of a site leads elsewhere: written by itself when the address of a page changes, or by hand. */
export const redirects = {
  list: scoped('sites:read')
    .route({ method: 'GET', path: '/sites/{id}/redirects', summary: 'Redirecciones de un sitio' })
    .input(bySite)
    .output(z.object({ items: z.array(redirectSchema) })),
  add: scoped('sites:write')
    .route({
      method: 'POST',
      path: '/sites/{id}/redirects',
      successStatus: 201,
      summary: 'Llevar una dirección del sitio a otra',
    })
    .errors(errorsOf('REDIRECT_TAKEN', 'REDIRECT_LOOP', 'ADDRESS_RESERVED'))
    .input(bySite.extend({ from: pathSchema, to: targetSchema }))
    .output(redirectSchema),
  remove: scoped('sites:write')
    .route({
      method: 'DELETE',
      path: '/sites/{id}/redirects/{redirectId}',
      summary: 'Quitar una redirección',
    })
    .input(bySite.extend({ redirectId: idSchema }))
    .output(z.object({ id: z.string() })),
}
