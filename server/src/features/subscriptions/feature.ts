import type { EventOf } from '@aurelio/contracts/events'
import type { Session } from '../../platform/access/session.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { signedIds } from '../../platform/public-token/signed-ids.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import { letterChecks } from './letters/check.ts'
import type { DrawParts } from './letters/draw.ts'
import { letterPublicRoutes } from './letters/public-routes.ts'
import { sendLetterJob } from './letters/send-job.ts'
import { letterService } from './letters/service.ts'
import { letterStore } from './letters/store.ts'
import { subscriptionAsking } from './people/asking.ts'
import { subscriptionConfirmations } from './people/confirmations.ts'
import { peopleService } from './people/service.ts'
import { peopleStore } from './people/store.ts'
import { subscriptionPolicy } from './policy.ts'
import { preferenceRoutes } from './public/routes.ts'
import { ownSubscriptions } from './public/service.ts'
import { subscriptionRoutes } from './routes.ts'
import { sequenceRunJob, type SequenceRunParts } from './sequences/run-job.ts'
import { sequenceService } from './sequences/service.ts'
import { sequenceStore } from './sequences/store.ts'

/** Letters that go out side by side: each works with five connections. */
const concurrency = 2

type Parts = Pick<Platform, 'config' | 'database' | 'access' | 'emit' | 'jobs' | 'mail' | 'limits' | 'log'> &
  Pick<DrawParts, 'mailingOf' | 'themeOf' | 'legalOf'> &
  Pick<SequenceRunParts, 'hasReached'> & {
    leadsOf: (session: Session, campaign: string) => Promise<number>
    /** The lists that somebody asked for with a form, and who they are. */
    asksForLetters: (
      leadId: string,
    ) => Promise<{ listId: string; text: string; email: string; name: string; pageId: string | null }[]>
  }

export function subscriptionsFeature(given: Parts) {
  const { config, database } = given
  const { baseUrl } = config
  const people = signedIds(config.authSecret, 'subscriber')
  const letters = signedIds(config.authSecret, 'letter')
  const parts = { ...given, baseUrl, people, letters }
  const subscribers = peopleStore(database)
  const letterRows = letterStore(database)
  const sequenceRows = sequenceStore(database)
  const send = sendLetterJob({ ...parts, store: letterRows, subscribers })
  const confirmations = subscriptionConfirmations({ ...parts, tokens: people })
  const ask = subscriptionAsking({ store: subscribers, confirmations, emit: given.emit })
  const lists = peopleService({
    ...parts,
    store: subscribers,
    confirmations,
    isBeingSentTo: (id) => letterRows.isBeingSentTo(id),
  })
  const sequences = sequenceService({ ...parts, store: sequenceRows, subscribers })
  const { smtpUrl, mailFrom } = config.accounts
  const letterCalls = letterService({
    ...parts,
    store: letterRows,
    subscribers,
    send,
    check: letterChecks({ from: smtpUrl ? mailFrom : null }),
  })
  const own = ownSubscriptions({
    ...parts,
    store: subscribers,
    tokens: people,
    leftBy: (...asked) => letterRows.leftBy(...asked),
  })
  const feature: Feature = {
    calls: { subscriptions: subscriptionRoutes({ people: lists, letters: letterCalls, sequences }) },
    routes: [...preferenceRoutes(own), ...letterPublicRoutes({ ...parts, store: letterRows, subscribers })],
    jobs: [sequenceRunJob({ ...parts, store: sequenceRows, subscribers })],
    ownWorker: { kinds: [send], concurrency },
  }
  return {
    feature,
    /** For whoever asks to be written to in a form, a quiz or a contest. */
    ask,
    /** Who ticks a box of a form that asks for letters is asked to confirm it. */
    async asked(this: void, events: readonly EventOf<'lead.received'>[]) {
      for (const { subject, workspaceId, at } of events)
        for (const wanted of await given.asksForLetters(subject.id)) await ask({ ...wanted, workspaceId, at })
    },
    /** Letters that left whole within a span, by what they are about. */
    async sentWithin(this: void, workspaceId: string, span: { start: string; end: string }) {
      const rows = await letterRows.sentWithin(workspaceId, span)
      return rows.flatMap(({ finishedAt, subject }) =>
        finishedAt === null ? [] : [{ at: finishedAt, name: subject }],
      )
    },
    hasList: async (workspaceId: string, id: string) =>
      (await subscribers.list(workspaceId, id)) !== undefined,
    async enter(this: void, events: readonly EventOf<'subscription.confirmed'>[]) {
      for (const { listId, subject, at } of events) await sequences.enter(listId, subject.id, at)
    },
    async leave(this: void, events: readonly EventOf<'subscription.left'>[]) {
      for (const { listId, subject } of events) await sequences.leave(listId, subject.id)
    },
  }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    subscriptions: ReturnType<typeof subscriptionsFeature>
  }
}

export const subscriptionsRoom = defineRoom({
  name: 'subscriptions',
  policy: subscriptionPolicy,
  needs: ['workspaces', 'sites', 'brand', 'leads'],
  make({ platform, from }) {
    const { settings } = from('workspaces')
    const leads = from('leads').service
    return subscriptionsFeature({
      ...platform,
      mailingOf: (...asked) => settings.mailingOf(...asked),
      legalOf: (...asked) => settings.legalOf(...asked),
      async themeOf(workspaceId) {
        const site = await from('sites').service.placeOf(workspaceId)
        return from('brand').service.textOf(workspaceId, site?.id ?? null)
      },
      leadsOf: async (session, campaign) => {
        const { total } = await leads.countWithin(session, {
          campaign,
          from: '2020-01-01T00:00:00.000Z',
          to: new Date().toISOString(),
        })
        return total
      },
      asksForLetters: (...asked) => from('leads').asksForLetters(...asked),
      hasReached: (...asked) => from('leads').hasReached(...asked),
    })
  },
  on: ({ asked, enter, leave }) => ({
    'lead.received': { later: [asked] },
    'subscription.confirmed': { now: [enter] },
    'subscription.left': { now: [leave] },
  }),
})
