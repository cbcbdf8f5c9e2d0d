import { action } from '../action.ts'
import { event } from '../events/event.ts'
import { about, happened } from '../events/shapes.ts'
import type { Definitions } from '../problems/definitions.ts'

const topics = ['webhooks', 'workspace'] as const

const actions = [action('webhooks.manage', 'Llevar los webhooks del espacio')] as const

const events = [
  /** The subject is the webhook, by the host that it tells. */
  event('webhook.added', about, { topics, record: { kind: 'webhook-added', of: 'subject' } }),
  event('webhook.changed', about, { topics, record: { kind: 'webhook-changed', of: 'subject' } }),
  event('webhook.removed', about, { topics, record: { kind: 'webhook-removed', of: 'subject' } }),
  /** It was put on hold: nothing had gone well for days. */
  event('webhook.paused', about, {
    topics: ['webhooks'],
    notifies: true,
    record: { kind: 'webhook-changed', of: 'subject' },
  }),
  /** Something was sent to it, with or without success. */
  event('webhook.tried', happened, { topics: ['webhooks'] }),
] as const

const problems = {
  WEBHOOKS_FULL: {
    status: 409,
    detail: ({ most }: { most: number }) =>
      `El espacio ya tiene ${most} webhooks: es el máximo. Quita el que no uses.`,
  },
} satisfies Definitions

export const webhooksSay = { actions, events, problems }
