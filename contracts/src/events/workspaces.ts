import { z } from 'zod'
import { event } from './event.ts'
import { about, aboutPeople, happened } from './shapes.ts'

const aboutRole = about.extend({ role: z.string() })
const screens = ['workspace'] as const

export const workspaceEvents = [
  event('workspace.created', about.extend({ actorId: z.string() }), {
    record: { kind: 'workspace-created', of: 'subject' },
  }),
  event('workspace.renamed', about, {
    topics: screens,
    record: { kind: 'workspace-renamed', of: 'subject' },
  }),
  event('workspace.settings-changed', about, {
    topics: screens,
    record: { kind: 'workspace-settings-changed', of: 'subject' },
  }),
  event('workspace.removed', aboutPeople, { record: { kind: 'workspace-removed', of: 'subject' } }),
  /** The subject is the person. */
  event('member.joined', about, { topics: screens, record: { kind: 'member-joined', of: 'person' } }),
  event('member.role-changed', aboutRole, {
    topics: screens,
    record: { kind: 'member-role-changed', of: 'person' },
  }),
  event('member.removed', aboutPeople, {
    topics: ['workspace', 'tasks', 'tokens'],
    record: { kind: 'member-removed', of: 'person' },
  }),
  /** The subject is the invitation; its name stays empty, for an address goes into no record. */
  event('invitation.sent', aboutRole, {
    topics: screens,
    record: { kind: 'invitation-sent', of: 'subject' },
  }),
  event('invitation.revoked', about, {
    topics: screens,
    record: { kind: 'invitation-revoked', of: 'subject' },
  }),
] as const

const sample = ['projects', 'tasks', 'pages', 'activity', 'leads', 'calendar', 'reviews'] as const

export const sampleEvents = [
  event('sample.added', happened, { topics: sample }),
  event('sample.removed', happened, { topics: sample }),
] as const
