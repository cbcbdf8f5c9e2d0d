import { oc } from '@orpc/contract'
import { z } from 'zod'
import { abilitiesSchema } from './access.ts'

/** Roles of a member in a workspace; each feature's policy decides by them. */
export const roles = ['owner', 'admin', 'member', 'client'] as const
export type Role = (typeof roles)[number]

export const sessionSchema = z.object({
  user: z.object({ id: z.string(), name: z.string(), email: z.string(), image: z.string().nullable() }),
  workspace: z.object({
    id: z.string(),
    name: z.string(),
    role: z.enum(roles),
    /** Address of the agency's logo; null where there is none. */
    logo: z.string().nullable(),
  }),
  /** What the person may do there: the screens draw from this. */
  can: abilitiesSchema,
})
/** Who is signed in and in which workspace they work (dashboard.md §3, session user). */
export type Session = z.infer<typeof sessionSchema>

export const session = {
  /** Null when nobody is signed in, so that the guard can tell that from a failing server. */
  get: oc
    .route({ method: 'GET', path: '/session', summary: 'Sesión actual' })
    .output(sessionSchema.nullable()),
}
