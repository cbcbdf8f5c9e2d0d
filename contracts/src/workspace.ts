import { z } from 'zod'
import { signedIn } from './errors.ts'
import { roles } from './session.ts'
import { lineSchema } from './text.ts'

export const workspaceNameSchema = lineSchema(100)

export const memberSchema = z.object({ id: z.string(), name: z.string(), role: z.enum(roles) })
/** A person of the workspace; `id` is the account's. */
export type Member = z.infer<typeof memberSchema>

export const workspace = {
  rename: signedIn
    .route({ method: 'PATCH', path: '/workspace', summary: 'Cambiar el nombre del espacio de trabajo' })
    .input(z.object({ name: workspaceNameSchema }))
    .output(z.object({ id: z.string(), name: z.string() })),
  members: signedIn
    .route({ method: 'GET', path: '/workspace/members', summary: 'Las personas del espacio de trabajo' })
    .output(z.object({ items: z.array(memberSchema) })),
}
