import { z } from 'zod'
import { event } from './event.ts'
import { about, happened } from './shapes.ts'

const webhooks = ['webhooks', 'workspace'] as const
const tokens = ['tokens', 'workspace'] as const
const reports = { topics: ['projects'] } as const
const toPeople = happened.extend({ userIds: z.array(z.string()) })

export const webhookEvents = [
  /** The subject is the webhook, by the host that it tells. */
  event('webhook.added', about, { topics: webhooks, record: { kind: 'webhook-added', of: 'subject' } }),
  event('webhook.changed', about, { topics: webhooks, record: { kind: 'webhook-changed', of: 'subject' } }),
  event('webhook.removed', about, { topics: webhooks, record: { kind: 'webhook-removed', of: 'subject' } }),
  /** It was put on hold: nothing had gone well for days. */
  event('webhook.paused', about, {
    topics: ['webhooks'],
    notifies: true,
    record: { kind: 'webhook-changed', of: 'subject' },
  }),
  /** Something was sent to it, with or without success. */
  event('webhook.tried', happened, { topics: ['webhooks'] }),
] as const

export const tokenEvents = [
  /** The subject is the token, by the name that its person gave it. */
  event('token.created', about, { topics: tokens, record: { kind: 'token-created', of: 'subject' } }),
  event('token.revoked', about, { topics: tokens, record: { kind: 'token-revoked', of: 'subject' } }),
] as const

export const reportEvents = [
  /** A link to a report was made or revoked; what it is called stays empty. */
  event('report-link.changed', about, reports),
  /** A monthly report was set up, taken back, sent, or stopped by who reads it. */
  event('report-mailing.changed', about, reports),
] as const

export const notificationEvents = [
  event('notification.told', toPeople, { topicsOfPeople: ['notifications'] }),
  event('notification.read', toPeople, { topicsOfPeople: ['notifications'] }),
] as const
