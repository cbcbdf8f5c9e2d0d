import { z } from 'zod'
import { scoped } from './errors.ts'
import { idSchema, pageOf, pagingSchema, timestampSchema } from './paging.ts'
import { errorsOf } from './problems.ts'
import { webAddressSchema } from './web-address.ts'

/** What a webhook may be told of, by the names that its receiver reads. */
export const webhookEvents = ['lead.created', 'lead.updated'] as const
export type WebhookEvent = (typeof webhookEvents)[number]

const eventsSchema = z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length)

export const webhookSchema = z.object({
  id: z.string(),
  address: z.string(),
  events: z.array(z.enum(webhookEvents)),
  /** Nothing is told while it is off. */
  isActive: z.boolean(),
  createdAt: timestampSchema,
  /** Until when what is sent carries a signature by the secret before this one too. */
  oldSecretUntil: timestampSchema.nullable(),
  /** Since when no call has gone well; null while they do. What has failed for three days is put on hold. */
  failingSince: timestampSchema.nullable(),
  /** How the last call went; null where there was none. */
  lastTry: z.object({ at: timestampSchema, delivered: z.boolean() }).nullable(),
})
export type Webhook = z.infer<typeof webhookSchema>

export const newWebhookSchema = z.object({
  address: webAddressSchema,
  events: eventsSchema.default([...webhookEvents]),
})

/** The secret is told this one time. */
const withSecret = webhookSchema.extend({ secret: z.string() })

export const deliveryStates = ['waiting', 'delivered', 'failed', 'dropped'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Why nothing was sent, or no answer came. */
export const deliveryProblems = ['refused-address', 'redirect', 'timeout', 'unreachable'] as const
export type DeliveryProblem = (typeof deliveryProblems)[number]

export const deliverySchema = z.object({
  /** What the receiver gets as `webhook-id`, the same with every try. */
  id: z.string(),
  event: z.enum(webhookEvents),
  subjectId: z.string(),
  at: timestampSchema,
  /** `dropped`: what it was about is gone, so there is nothing to tell. */
  state: z.enum(deliveryStates),
  /** Null where no further try is planned. */
  nextAt: timestampSchema.nullable(),
  /** The last first. */
  tries: z.array(
    z.object({
      at: timestampSchema,
      milliseconds: z.int(),
      /** Of the answer; null where none came. */
      status: z.int().nullable(),
      problem: z.enum(deliveryProblems).nullable(),
      /** How the answer began. */
      answer: z.string(),
    }),
  ),
})
export type Delivery = z.infer<typeof deliverySchema>

const byId = z.object({ id: idSchema })

/** Addresses of other programs that are told what happens, as Standard Webhooks says how. */
export const webhooks = {
  list: scoped('webhooks:read')
    .route({ method: 'GET', path: '/webhooks', summary: 'Webhooks del espacio' })
    .output(z.object({ items: z.array(webhookSchema) })),
  create: scoped('webhooks:write')
    .errors(errorsOf('WEBHOOKS_FULL'))
    .route({ method: 'POST', path: '/webhooks', successStatus: 201, summary: 'Añadir un webhook' })
    .input(newWebhookSchema)
    .output(withSecret),
  update: scoped('webhooks:write')
    .route({ method: 'PATCH', path: '/webhooks/{id}', summary: 'Cambiar un webhook' })
    .input(
      byId.extend(
        z.object({ address: webAddressSchema, events: eventsSchema, isActive: z.boolean() }).partial().shape,
      ),
    )
    .output(webhookSchema),
  remove: scoped('webhooks:write')
    .route({ method: 'DELETE', path: '/webhooks/{id}', summary: 'Quitar un webhook' })
    .input(byId)
    .output(byId),
  /** The old one is good for another day. */
  roll: scoped('webhooks:write')
    .route({ method: 'POST', path: '/webhooks/{id}/secret', summary: 'Cambiar el secreto' })
    .input(byId)
    .output(withSecret),
  deliveries: scoped('webhooks:read')
    .route({ method: 'GET', path: '/webhooks/{id}/deliveries', summary: 'Lo enviado, lo último primero' })
    .input(pagingSchema.extend(byId.shape))
    .output(pageOf(deliverySchema)),
  sendAgain: scoped('webhooks:write')
    .route({
      method: 'POST',
      path: '/webhooks/{id}/deliveries/{deliveryId}/sending',
      summary: 'Enviar otra vez',
    })
    .input(byId.extend({ deliveryId: idSchema }))
    .output(byId),
}
