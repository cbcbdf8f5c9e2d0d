import { z } from 'zod'
import { event } from './event.ts'
import { about, aboutPage } from './shapes.ts'

const leads = { topics: ['leads'] } as const

export const leadEvents = [
  /** The subject is the lead, by the name of its page; `pageId` is null for what is no page of the builder. `replies`: its form may have a mail for who filled it in. */
  event(
    'lead.received',
    aboutPage.extend({ pageId: z.string().nullable(), replies: z.boolean().default(true) }),
    {
      topics: ['leads', 'activity'],
      activity: true,
      notifies: true,
      later: true,
    },
  ),
  /** `state`: what it was given, where that changed; not as spam. */
  event('lead.changed', about.extend({ state: z.enum(['contacted', 'won', 'lost']).optional() }), leads),
  /** A note names these people. */
  event('lead.mentioned', about.extend({ userIds: z.array(z.string()) }), { notifies: true }),
  /** So many are about to become older than the workspace keeps them. */
  event('lead.expiring', about.extend({ leads: z.int() }), { notifies: true }),
  /** Some of a file, or all of it; or it was undone. The subject is the import, by the name of its file. */
  event('lead.imported', about, leads),
  /** The subject is the record of it, without a name; `leadIds`: what is no lead any more. */
  event('lead.erased', about.extend({ leadIds: z.array(z.string()).default([]) }), {
    topics: ['leads', 'activity'],
  }),
  /** The subject is what is done by itself with leads. */
  event('lead.rule-changed', about, leads),
  /** A named filter of the inbox. */
  event('lead.view-changed', about, leads),
] as const
