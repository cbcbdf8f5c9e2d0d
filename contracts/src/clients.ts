import { z } from 'zod'
import { signedIn } from './errors.ts'
import { idSchema } from './paging.ts'

/** What a client may do with the pages of a project that is shared with them; each holds what stands before it. */
export const shareLevels = ['view', 'comment', 'approve'] as const
export type ShareLevel = (typeof shareLevels)[number]

export const projectShareSchema = z.object({
  /** Every client of the workspace by name, and whether they see the project. */
  clients: z.array(z.object({ id: z.string(), name: z.string(), shared: z.boolean() })),
  level: z.enum(shareLevels),
  /** Whether they see the leads of its pages too. */
  leads: z.boolean(),
})
/** With whom a project is shared. */
export type ProjectShare = z.infer<typeof projectShareSchema>

const byId = z.object({ id: idSchema })

export const clients = {
  share: signedIn
    .route({
      method: 'GET',
      path: '/projects/{id}/share',
      summary: 'Con qué clientes se comparte un proyecto',
    })
    .input(byId)
    .output(projectShareSchema),
  setShare: signedIn
    .route({
      method: 'PUT',
      path: '/projects/{id}/share',
      summary: 'Compartir un proyecto con estos clientes, y con ninguno más',
    })
    .input(
      byId.extend({
        /** Accounts of clients of the workspace. */
        clients: z.array(idSchema).max(1000),
        level: z.enum(shareLevels),
        leads: z.boolean(),
      }),
    )
    .output(projectShareSchema),
}
