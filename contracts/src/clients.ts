import { z } from 'zod'
import { signedIn } from './errors.ts'
import { idSchema } from './paging.ts'

/** What a client may do with pages that are shared with them; each holds what stands before it. */
export const shareLevels = ['view', 'comment', 'approve'] as const
export type ShareLevel = (typeof shareLevels)[number]

export const shareSchema = z.object({
  /** Every client of the workspace by name, and whether they see the thing. */
  clients: z.array(z.object({ id: z.string(), name: z.string(), shared: z.boolean() })),
  level: z.enum(shareLevels),
  /** Whether they see the leads of its pages too. */
  leads: z.boolean(),
})
/** With whom a project, a site or a single page is shared. */
export type Share = z.infer<typeof shareSchema>

const byId = z.object({ id: idSchema })
const choice = byId.extend({
  /** Accounts of clients of the workspace. */
  clients: z.array(idSchema).max(1000),
  level: z.enum(shareLevels),
  leads: z.boolean(),
})

export const clients = {
  share: signedIn
    .route({
      method: 'GET',
      path: '/projects/{id}/share',
      summary: 'Con qué clientes se comparte un proyecto',
    })
    .input(byId)
    .output(shareSchema),
  setShare: signedIn
    .route({
      method: 'PUT',
      path: '/projects/{id}/share',
      summary: 'Compartir un proyecto con estos clientes, y con ninguno más',
    })
    .input(choice)
    .output(shareSchema),
  siteShare: signedIn
    .route({ method: 'GET', path: '/sites/{id}/share', summary: 'Con qué clientes se comparte un sitio' })
    .input(byId)
    .output(shareSchema),
  setSiteShare: signedIn
    .route({
      method: 'PUT',
      path: '/sites/{id}/share',
      summary: 'Compartir todas las páginas de un sitio con estos clientes, y con ninguno más',
    })
    .input(choice)
    .output(shareSchema),
  pageShare: signedIn
    .route({
      method: 'GET',
      path: '/pages/{id}/share',
      summary: 'Con qué clientes se comparte una página sola',
    })
    .input(byId)
    .output(shareSchema),
  setPageShare: signedIn
    .route({
      method: 'PUT',
      path: '/pages/{id}/share',
      summary: 'Compartir una página sola con estos clientes, y con ninguno más',
    })
    .input(choice)
    .output(shareSchema),
}
