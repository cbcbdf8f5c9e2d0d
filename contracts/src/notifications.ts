import { z } from 'zod'
import { signedIn } from './errors.ts'
import { notifyingKinds } from './events.ts'
import { idSchema, pageOf, pagingSchema, timestampSchema } from './paging.ts'

/** What a notification is about; the web app says it in the person's language and knows where it leads. */
export const notificationKinds = [
  'welcome.page',
  'welcome.tools',
  'welcome.security',
  /** Somebody is called in a comment. */
  'task.mentioned',
  ...notifyingKinds,
] as const
export type NotificationKind = (typeof notificationKinds)[number]

export const notificationSchema = z.object({
  id: z.string(),
  kind: z.enum(notificationKinds),
  /** The thing by the name it had then; it may no longer exist. Null where it is about none. */
  subject: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** How many times it has happened since the person last read it. */
  count: z.int().min(1),
  /** The last time. */
  createdAt: timestampSchema,
  readAt: timestampSchema.nullable(),
})
/** A notification of the signed-in person (dashboard.md §3). */
export type Notification = z.infer<typeof notificationSchema>

const unread = z.object({ unread: z.int() })

export const notifications = {
  list: signedIn
    .route({ method: 'GET', path: '/notifications', summary: 'Notificaciones, la última primero' })
    .input(pagingSchema)
    .output(pageOf(notificationSchema).extend(unread.shape)),
  read: signedIn
    .route({ method: 'POST', path: '/notifications/{id}/read', summary: 'Marcar una como leída' })
    .input(z.object({ id: idSchema }))
    .output(unread),
  readAll: signedIn
    .route({ method: 'POST', path: '/notifications/read', summary: 'Marcar todas como leídas' })
    .output(unread),
}
