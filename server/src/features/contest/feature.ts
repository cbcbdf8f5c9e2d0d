import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { addressOf } from '../../platform/http/client-address.ts'
import { publicOrigins } from '../../platform/http/public-origins.ts'
import type { Mailing } from '../../platform/mail/message.ts'
import { signedIds } from '../../platform/public-token/signed-ids.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import { sealedTexts } from '../../platform/sealed-text.ts'
import { beaconJob } from './draw/beacon-job.ts'
import { closingContests } from './draw/closing.ts'
import { juryService } from './jury/service.ts'
import { lapseJob } from './draw/lapse-job.ts'
import { markStore } from './marks/store.ts'
import { prizeService } from './draw/prizes.ts'
import { drawService, type PublishProof } from './draw/service.ts'
import { winnerStore } from './draw/store.ts'
import { telling } from './draw/telling.ts'
import { ownActions } from './entries/act.ts'
import { type AskToJoin, confirmingEntries } from './entries/confirm.ts'
import { entering } from './entries/enter.ts'
import { forgettingEntries } from './forgetting/entries.ts'
import { entryService } from './entries/service.ts'
import { entryStore } from './entries/store.ts'
import { entryWorks, workFolder } from './entries/works.ts'
import { contestExportRoutes } from './figures/export-route.ts'
import { contestFigureService } from './figures/service.ts'
import { contestFigureStore } from './figures/store.ts'
import { type LiveTextsOf, speaking } from './languages/speaking.ts'
import { translatedContests } from './languages/translated.ts'
import { contestMails } from './mails.ts'
import { type AboutOf, organisers } from './organiser.ts'
import { contestPolicy } from './policy.ts'
import { enteringRoutes, type Neighbours } from './public/entering-routes.ts'
import { findingContests } from './public/found.ts'
import { knownContests } from './public/known-contests.ts'
import { nextSteps } from './public/next-step.ts'
import { contestOnPages } from './on-pages.ts'
import { ownRoutes } from './public/own-routes.ts'
import { workRoutes } from './public/work-routes.ts'
import { contestWords } from './words/index.ts'
import { contestRoutes } from './routes.ts'
import { rulesChangedJob } from './rules/tell-job.ts'
import { contestService } from './service.ts'
import { contestStore } from './store.ts'
import { contestAddress } from './address.ts'
import { settingsOf } from './settings.ts'
import { contestTimeLine } from './time-line/time-line.ts'
import { contestViews } from './view.ts'

type Parts = Platform &
  Neighbours & {
    proofs: PublishProof
    join: AskToJoin
    aboutOf: AboutOf
    mailingOf: (workspaceId: string) => Promise<Mailing>
    timeZoneOf: (workspaceId: string) => Promise<string>
    themeOf: (workspaceId: string, siteId: string) => Promise<string | null>
    hostOf: (workspaceId: string, siteId: string) => Promise<string | null>
    hasSite: (workspaceId: string, siteId: string) => Promise<boolean>
    hasList: (workspaceId: string, listId: string) => Promise<boolean>
    forgetLeads: (workspaceId: string, ids: readonly string[]) => Promise<void>
    outdate: (workspaceId: string, address: string) => Promise<void>
    liveTextsOf: LiveTextsOf
    teamOf: (workspaceId: string) => Promise<readonly { id: string; name: string }[]>
  }

export function contestFeature(given: Parts) {
  const { config, database } = given
  const store = contestStore(database)
  const entries = entryStore(database)
  const winners = winnerStore(database)
  const marks = markStore(database)
  const ids = (purpose: string) => signedIds(config.authSecret, purpose)
  const tokens = { owns: ids('contest-own'), guests: ids('contest-guest'), won: ids('contest-prize') }
  const organiserOf = organisers(given.aboutOf)
  const origins = publicOrigins(config)
  const stores = { ...given, store, entries, winners, marks, origins, organiserOf, ...tokens }
  const views = contestViews({ ...stores, drandOrigin: config.drandOrigin })
  const speak = speaking(given.liveTextsOf)
  const parts = { ...stores, views, urlOf: views.urlOf, speak }
  const mails = contestMails(parts)
  const onPages = contestOnPages(parts)
  const confirming = confirmingEntries({
    ...parts,
    onPages,
    joinText: ({ organiser }, language) => contestWords(language).join(organiser),
  })
  const tell = telling({ winners, write: mails.writeToWinner })
  const draws = drawService({ ...parts, seeds: sealedTexts(config.authSecret, 'contest-seed'), tell })
  const prizes = prizeService({ ...parts, draws, tell })
  const beacon = beaconJob({ ...parts, draws, origin: config.drandOrigin })
  const closing = closingContests({ ...parts, draws, beacon })
  const forgetting = forgettingEntries({ ...parts, prizes, onPages })
  const rulesChanged = rulesChangedJob({ ...parts, write: mails.writeNewRules })
  const contests = contestService({
    ...parts,
    onPages,
    draws,
    closing,
    tellNewRules: async ({ id: contestId }, version) =>
      void (await given.jobs.enqueue(rulesChanged, { contestId, version, after: '' })),
    seeds: sealedTexts(config.authSecret, 'contest-seed'),
  })
  const finding = findingContests(parts)
  const next = nextSteps(ids('contest-next'))
  const people = entryService({ ...parts, confirming })
  const figures = contestFigureService({ ...parts, figures: contestFigureStore(database) })
  const works = entryWorks({ ...parts, onPages })
  const feature: Feature = {
    calls: {
      contests: contestRoutes({ contests, entries: people, figures, jury: juryService({ ...parts, draws }) }),
    },
    routes: [
      ...workRoutes({ works, finding, missingPage: given.missingPage }),
      ...contestExportRoutes(people, given.timeZoneOf),
      ...enteringRoutes({
        ...parts,
        finding,
        enter: entering({ ...parts, confirming }),
        welcome: mails.welcome,
        nextSteps: next,
        clientAddress: addressOf(config.trustedProxy),
        secret: config.authSecret,
      }),
      ...ownRoutes({
        ...parts,
        finding,
        confirming,
        act: ownActions({ ...parts, confirming, onPages }),
        prizes,
        works,
        nextSteps: next,
      }),
    ],
    happenedWith: contestTimeLine(given),
    files: [{ folder: workFolder, named: works.named }],
    leftByWorkspace: async (id) => ({ fileKeys: await works.keysOf(id) }),
    jobs: [beacon, rulesChanged, lapseJob(prizes), ...closing.jobs, forgetting.job, ...onPages.jobs],
  }
  return {
    feature,
    forgetLeads: forgetting.forgetLeads,
    known: knownContests({ store, finding }),
    /** What of a contest is said in other languages. */
    translated: translatedContests({ contests: { find: contests.find }, onPages, origins }),
    /** A contest as a step of a funnel names it. */
    async thing(this: void, workspaceId: string, id: string) {
      const row = await store.find(workspaceId, id)
      if (!row) return null
      const { name, state, address } = row
      return {
        id,
        name,
        isPublished: state !== 'draft',
        address: contestAddress(address).page,
        listId: settingsOf(row).listId,
      }
    },
    async drawAnew(this: void, events: readonly { subject: { id: string } }[]) {
      for (const { subject } of events) await onPages.changed(subject.id)
    },
  }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    contest: ReturnType<typeof contestFeature>
  }
}

export const contestRoom = defineRoom({
  name: 'contest',
  policy: contestPolicy,
  needs: ['delivery', 'leads', 'proofs', 'workspaces', 'sites', 'brand', 'subscriptions'],
  late: ['funnels', 'translations'],
  make({ platform, from, later }) {
    const { settings } = from('workspaces')
    return contestFeature({
      ...platform,
      ...from('delivery').forForms,
      ...from('delivery').visits,
      onward: (...asked) => later('funnels').onward(...asked),
      liveTextsOf: (contestId) => later('translations').live.of(contestId),
      outdate: (...asked) => from('delivery').service.outdate(...asked),
      takeElsewhere: from('leads').takeElsewhere,
      proofs: from('proofs'),
      join: (...asked) => from('subscriptions').ask(...asked),
      aboutOf: (...asked) => settings.aboutOf(...asked),
      mailingOf: (...asked) => settings.mailingOf(...asked),
      timeZoneOf: (...asked) => settings.timeZoneOf(...asked),
      themeOf: (...asked) => from('brand').service.textOf(...asked),
      hasSite: async (...asked) => (await from('sites').service.placeOf(...asked)) !== undefined,
      hasList: (...asked) => from('subscriptions').hasList(...asked),
      hostOf: (...asked) => from('sites').service.hostOf(...asked),
      teamOf: (workspaceId) => from('workspaces').service.callable(workspaceId, 'contests.keep'),
      forgetLeads: (...asked) => from('leads').forgetThese(...asked),
    })
  },
  on: ({ forgetLeads, drawAnew }) => ({
    'lead.erased': { now: [forgetLeads] },
    // Pages show it as it is now at their next visit.
    'contest.changed': { now: [drawAnew] },
    'contest.published': { now: [drawAnew] },
    'contest.drawn': { now: [drawAnew] },
  }),
})
