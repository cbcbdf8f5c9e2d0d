import { z } from 'zod'
import { event } from './event.ts'
import { about, happened } from './shapes.ts'

const tokens = ['tokens', 'workspace'] as const
const reports = { topics: ['projects'] } as const
const toPeople = happened.extend({ userIds: z.array(z.string()) })

export const tokenEvents = [
  /** The subject is the token, by the name that its person gave it. */
  event('token.created', about, { topics: tokens, record: { kind: 'token-created', of: 'subject' } }),
  /** What its person lets it do of itself. */
  event('token.changed', about, { topics: tokens, record: { kind: 'token-changed', of: 'subject' } }),
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
