import { z } from 'zod'
import { scoped } from './errors.ts'
import { activityKinds } from './events.ts'
import { idSchema, pageOf, pagingSchema, timestampSchema } from './paging.ts'

/** What happened, as `thing.event`; the web app says it in the person's language. */
export type ActivityKind = (typeof activityKinds)[number]

export const activitySchema = z.object({
  id: z.string(),
  kind: z.enum(activityKinds),
  at: timestampSchema,
  /** Null for what no member did: a lead, for instance. */
  actor: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** The name that somebody without an account gave; null where it was nobody's. */
  guest: z.string().nullable(),
  /** The thing by the name it had then; `id` may no longer exist. A lead goes by the name of its page. */
  subject: z.object({ id: z.string(), name: z.string() }),
  /** The project it belonged to; null where that is not there any more. */
  projectId: z.string().nullable(),
})
export type Activity = z.infer<typeof activitySchema>

export const activity = {
  list: scoped('activity:read')
    .route({ method: 'GET', path: '/activity', summary: 'Lo que ha pasado en el espacio, lo último primero' })
    .input(pagingSchema.extend({ projectId: idSchema.optional() }))
    .output(pageOf(activitySchema)),
}
