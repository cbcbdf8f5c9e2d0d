import { z } from 'zod'
import { actions } from './access.ts'
import { signedIn } from './errors.ts'
import { idSchema } from './paging.ts'
import { errorsOf } from './problems.ts'
import { roles } from './session.ts'

export const memberSchema = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(roles),
  /** For who may manage people; null for others. */
  email: z.string().nullable(),
})
/** A person of the workspace; `id` is the account's. */
export type Member = z.infer<typeof memberSchema>

const byId = z.object({ id: idSchema })
const gone = z.object({ id: z.string() })

/** The people of the workspace that the session works in. */
export const people = {
  list: signedIn
    .route({ method: 'GET', path: '/workspace/members', summary: 'Las personas del espacio de trabajo' })
    .output(z.object({ items: z.array(memberSchema) })),
  /** Who may do what, as the server itself decides it. */
  roles: signedIn
    .route({ method: 'GET', path: '/workspace/roles', summary: 'Qué puede hacer cada rol' })
    .output(
      z.object({ items: z.array(z.object({ action: z.enum(actions), roles: z.array(z.enum(roles)) })) }),
    ),
  changeRole: signedIn
    .errors(errorsOf('ONLY_OWNER'))
    .route({ method: 'PATCH', path: '/workspace/members/{id}', summary: 'Cambiar el rol de una persona' })
    .input(byId.extend({ role: z.enum(roles) }))
    .output(memberSchema),
  /** Their sessions leave the workspace at once. */
  remove: signedIn
    .errors(errorsOf('ONLY_OWNER'))
    .route({ method: 'POST', path: '/workspace/members/{id}/removal', summary: 'Quitar a una persona' })
    // Who goes on with their pending tasks; null leaves these to nobody.
    .input(byId.extend({ successorId: idSchema.nullable().default(null) }))
    .output(gone),
  /** What somebody still has to do there: for themselves, and for who may manage people. */
  pending: signedIn
    .route({
      method: 'GET',
      path: '/workspace/members/{id}/pending',
      summary: 'Cuántas tareas pendientes tiene una persona del espacio',
    })
    .input(byId)
    .output(z.object({ tasks: z.int() })),
  leave: signedIn
    .errors(errorsOf('ONLY_OWNER'))
    .route({ method: 'POST', path: '/workspace/leave', summary: 'Salir del espacio de trabajo' })
    .input(z.object({ successorId: idSchema.nullable().default(null) }).prefault({}))
    .output(gone),
  /** The session's person gives the workspace away in one step, and administers it from then on. */
  handOver: signedIn
    .route({
      method: 'POST',
      path: '/workspace/owner',
      summary: 'Pasar la propiedad del espacio a otra persona',
    })
    .input(byId)
    .output(memberSchema),
}
