import type { EventOf } from '@aurelio/contracts/events'
import type { Session } from '../../platform/access/session.ts'
import type { SubscriberRow } from '../../platform/database/tables/subscriptions.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { signedIds } from '../../platform/public-token/signed-ids.ts'
import { tableImports } from '../../platform/table-imports/service.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import type { LiveTextsOf } from './letters/letter-said.ts'
import { translatedLetters } from './translated.ts'
import { letterChecks } from './letters/check.ts'
import { checkedLetters } from './letters/checked.ts'
import type { DrawParts } from './letters/draw.ts'
import { letterLog } from './letters/log/letter-log.ts'
import { letterPublicRoutes } from './letters/public-routes.ts'
import { sendLetterJob } from './letters/send-job.ts'
import { letterService } from './letters/service.ts'
import { letterStore } from './letters/store.ts'
import { subscriptionAsking } from './people/asking.ts'
import { subscriptionConfirmations } from './people/confirmations.ts'
import { personErasing } from './people/erasing.ts'
import { peopleAdding } from './people/adding.ts'
import { subscriberImport } from './people/import/kind.ts'
import { subscriberFileRoute, subscriberImportRoutes } from './people/import/routes.ts'
import { peopleService } from './people/service.ts'
import { consentProofs } from './people/proofs.ts'
import { peopleStore } from './people/store.ts'
import { subscriptionPolicy } from './policy.ts'
import { ownData } from './public/data.ts'
import { preferenceRoutes } from './public/routes.ts'
import { ownSubscriptions } from './public/service.ts'
import type { MailsWho } from './questions/asked/store.ts'
import { questionStore } from './questions/store.ts'
import { receivedBy } from './received.ts'
import { subscriptionRoutes } from './routes.ts'
import { segmentMembership } from './segments/membership.ts'
import { segmentNarrowing } from './segments/narrowing.ts'
import { segmentService } from './segments/service.ts'
import { segmentStore } from './segments/store.ts'
import { sequenceEntering } from './sequences/entering.ts'
import type { SequenceFigureParts } from './sequences/listed.ts'
import { sequenceRunJob, type SequenceRunParts } from './sequences/run-job.ts'
import { sequenceService } from './sequences/service.ts'
import { sequenceStore } from './sequences/store.ts'
import { mailboxJob } from './reports/mailbox-job.ts'
import { letterPace } from './sending/pace.ts'
import { isRefusedTooOften } from './letters/refused.ts'
import { reportRoute } from './reports/report-route.ts'
import { letterReports } from './reports/reports.ts'
import { returnPaths } from './sending/return-path.ts'
import { sendingService } from './sending/service.ts'
import { letterTimeLine } from './time-line/time-line.ts'
import { steadyClock } from './sending/steady-clock.ts'
import { sendingStore } from './sending/store.ts'

/** Letters that go out side by side: each works with five connections. */
const concurrency = 2

type Parts = Pick<
  Platform,
  'config' | 'database' | 'access' | 'emit' | 'files' | 'jobs' | 'mail' | 'limits' | 'log' | 'quotas'
> &
  Pick<DrawParts, 'mailingOf' | 'themeOf' | 'legalOf'> &
  Pick<SequenceRunParts, 'toldBy' | 'timeZoneOf' | 'linksFor' | 'createTaskFor' | 'tellWebhook'> &
  Pick<Parameters<typeof sequenceEntering>[0], 'mailsOf'> &
  Pick<SequenceFigureParts, 'cameBy'> &
  Pick<
    Parameters<typeof consentProofs>[0],
    'pageAddressOf' | 'publishProof' | 'proofAddressOf' | 'printNote'
  > & {
    leadsOf: (session: Session, campaign: string) => Promise<number>
    liveTextsOf: LiveTextsOf
    siteLanguagesOf: (workspaceId: string) => Promise<readonly string[]>
    /** What people told, as a query of mails. */
    mailsWho: MailsWho
    /** The lists that somebody asked for with a form, and who they are. */
    asksForLetters: (leadIds: readonly string[]) => Promise<
      {
        leadId: string
        listId: string
        text: string
        email: string
        name: string
        zone: string
        language: string
        pageId: string | null
        /** What was published where they asked; and what that is called. */
        publicationId: string
        pageName: string
      }[]
    >
    /** Which version of a quiz that is; null where it is none. */
    quizVersionOf: (publicationId: string) => Promise<number | null>
  }

export function subscriptionsFeature(given: Parts) {
  const { config, database } = given
  const { baseUrl } = config
  const people = signedIds(config.authSecret, 'subscriber')
  const letters = signedIds(config.authSecret, 'letter')
  const { dkimSelectors: selectors, ...mailbox } = config.accounts
  const paths = returnPaths({ address: mailbox.bounceAddress, secret: config.authSecret })
  const clock = steadyClock()
  const pacing = sendingStore(database)
  const questions = questionStore(database, given.mailsWho)
  const segments = segmentStore(database)
  const parts = {
    ...given,
    baseUrl,
    people,
    letters,
    paths,
    clock,
    questions,
    segments,
    narrowing: segmentNarrowing({ segments, questions }),
    membership: segmentMembership({ segments, questions }),
    pace: letterPace(pacing),
  }
  const subscribers = peopleStore(database)
  const letterRows = letterStore(database)
  const sequenceRows = sequenceStore(database)
  const send = sendLetterJob({ ...parts, store: letterRows, subscribers })
  const confirmations = subscriptionConfirmations({ ...parts, tokens: people })
  const ask = subscriptionAsking({ store: subscribers, confirmations, emit: given.emit })
  const erase = personErasing({ store: subscribers, confirmations })
  const add = peopleAdding({ store: subscribers, confirmations, emit: given.emit })
  const imports = tableImports(
    given,
    subscriberImport({ store: subscribers, confirmations, add, emit: given.emit }),
  )
  const lists = peopleService({
    ...parts,
    store: subscribers,
    confirmations,
    add,
    erase,
    isBeingSentTo: (id) => letterRows.isBeingSentTo(id),
  })
  const proofs = consentProofs({ ...parts, store: subscribers })
  const check = letterChecks({ senderOf: given.mail.senderOf, selectors })
  const sequences = sequenceService({
    ...parts,
    store: sequenceRows,
    subscribers,
    checkLetter: checkedLetters({ ...parts, store: letterRows, check }),
  })
  const entering = sequenceEntering({ ...parts, store: sequenceRows, subscribers })
  const letterCalls = letterService({
    ...parts,
    store: letterRows,
    subscribers,
    send,
    check,
  })
  const letterSteps = letterLog({ ...parts, store: letterRows })
  const received = (person: SubscriberRow, limit: number) => receivedBy(subscribers, person, limit)
  const own = ownSubscriptions({
    ...parts,
    store: subscribers,
    tokens: people,
    leftBy: (...asked) => letterRows.leftBy(...asked),
    receivedBy: received,
    release: (...asked) => sequenceRows.release(...asked),
  })
  const data = ownData({
    ...parts,
    store: subscribers,
    dataTokens: signedIds(config.authSecret, 'subscriber-data'),
    erase,
    receivedBy: received,
  })
  const reports = letterReports({
    ...parts,
    store: letterRows,
    subscribers,
    isRefusedTooOften: (id) => isRefusedTooOften(letterRows, id),
  })
  const timeLine = letterTimeLine({ ...parts, subscribers })
  const feature: Feature = {
    calls: {
      subscriberImports: subscriberImportRoutes(imports),
      subscriptions: subscriptionRoutes({
        people: lists,
        proofs,
        sending: sendingService({ ...parts, store: pacing }),
        letters: letterCalls,
        segments: segmentService({
          ...parts,
          store: segments,
          isAwaited: async (...asked) =>
            (await letterRows.awaitsSegment(...asked)) || sequenceRows.awaitsSegment(...asked),
        }),
        sequences,
      }),
    },
    reachOf: timeLine.reachOf,
    happenedWith: timeLine.happenedWith,
    routes: [
      ...preferenceRoutes(own, data),
      ...letterPublicRoutes({ ...parts, store: letterRows, subscribers }),
      proofs.route,
      subscriberFileRoute(imports, (session, id) => lists.list(session, id)),
      ...reportRoute(reports, mailbox.reportsToken),
    ],
    jobs: [
      ...imports.jobs,
      sequenceRunJob({ ...parts, store: sequenceRows, subscribers }),
      ...(mailbox.reportsImapUrl === undefined
        ? []
        : [mailboxJob({ url: mailbox.reportsImapUrl, take: reports, log: given.log })]),
    ],
    ownWorker: { kinds: [send], concurrency },
    leftByWorkspace: (id) => imports.leftBy(id),
    close: letterSteps.close,
  }
  return {
    feature,
    sharedLetters: letterSteps.shared,
    /** What of letters and sequences is said in other languages. */
    translated: translatedLetters({ letters: letterCalls, sequences, mailingOf: given.mailingOf }),
    /** For whoever asks to be written to in a form, a quiz or a contest. */
    ask,
    /** Who ticks a box of a form that asks for letters is asked to confirm it. */
    async asked(this: void, events: readonly EventOf<'lead.received'>[]) {
      const wanted = await given.asksForLetters(events.map(({ subject }) => subject.id))
      for (const { subject, workspaceId, at } of events)
        for (const { leadId, publicationId, pageName, ...asked } of wanted) {
          if (leadId !== subject.id) continue
          const version = asked.pageId === null ? await given.quizVersionOf(publicationId) : null
          const quiz = version === null ? null : { name: pageName, version }
          await ask({ ...asked, quiz, workspaceId, at })
        }
    },
    /** Letters that left whole within a span, by what they are about. */
    async sentWithin(this: void, workspaceId: string, span: { start: string; end: string }) {
      const rows = await letterRows.sentWithin(workspaceId, span)
      return rows.flatMap(({ finishedAt, subject }) =>
        finishedAt === null ? [] : [{ at: finishedAt, name: subject }],
      )
    },
    /** A sequence as a step of a funnel names it. */
    async thing(this: void, workspaceId: string, id: string) {
      const row = await sequenceRows.find(workspaceId, id)
      return row
        ? { id, name: row.name, isPublished: row.state === 'running', address: '', listId: row.listId }
        : null
    },
    hasList: async (workspaceId: string, id: string) =>
      (await subscribers.list(workspaceId, id)) !== undefined,
    ...entering,
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
  needs: [
    'workspaces',
    'sites',
    'brand',
    'leads',
    'tasks',
    'proofs',
    'analytics',
    'delivery',
    'webhooks',
    'quizzes',
  ],
  late: ['funnels', 'translations'],
  make({ platform, from, later }) {
    const { settings } = from('workspaces')
    const leads = from('leads').service
    const { forLetters } = from('leads')
    return subscriptionsFeature({
      ...platform,
      mailingOf: (...asked) => settings.mailingOf(...asked),
      liveTextsOf: (id) => later('translations').live.of(id),
      siteLanguagesOf: (...asked) => from('sites').service.allLanguagesOf(...asked),
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
      quizVersionOf: (...asked) => from('quizzes').versionOf(...asked),
      toldBy: (...asked) => forLetters.toldBy(...asked),
      mailsWho: (...asked) => forLetters.mailsWho(...asked),
      pageAddressOf: async (pageId) => (await from('delivery').service.ofPage(pageId))?.address.page ?? null,
      publishProof: (consent, workspaceId) => from('proofs').publish('consent', consent, { workspaceId }),
      proofAddressOf: from('proofs').addressOf,
      printNote: (...asked) => from('analytics').printNote(...asked),
      cameBy: (...asked) => forLetters.cameBy(...asked),
      mailsOf: (...asked) => forLetters.mailsOf(...asked),
      timeZoneOf: (...asked) => settings.timeZoneOf(...asked),
      linksFor: (...asked) => later('funnels').linksInLetters(...asked),
      createTaskFor: (...asked) => from('tasks').forLeads.createTaskFor(...asked),
      tellWebhook: (...asked) => from('webhooks').tellOne(...asked),
    })
  },
  on: ({ asked, enter, leave, wake }) => ({
    'lead.received': { later: [asked, wake] },
    'lead.changed': { later: [wake] },
    'subscription.confirmed': { now: [enter] },
    'subscription.left': { now: [leave] },
  }),
})
