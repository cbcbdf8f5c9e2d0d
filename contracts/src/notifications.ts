import { z } from 'zod'
import { signedIn } from './errors.ts'
import { idSchema, pageOf, pagingSchema, timestampSchema } from './paging.ts'

export const notificationSchema = z.object({
  id: z.string(),
  title: z.string(),
  message: z.string(),
  /** Where it leads, inside the app; null for one that only tells. */
  path: z.string().nullable(),
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
