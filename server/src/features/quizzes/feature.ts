import type { EventOf } from '@aurelio/contracts/events'
import type { Feature } from '../../platform/feature.ts'
import { addressOf } from '../../platform/http/client-address.ts'
import { publicOrigins } from '../../platform/http/public-origins.ts'
import type { Platform } from '../../platform/platform.ts'
import { signedIds } from '../../platform/public-token/signed-ids.ts'
import { quizAddress } from '@aurelio/page'
import { defineRoom } from '../../platform/rooms/room.ts'
import { answerFileRoute } from './figures/file-route.ts'
import { quizExportRoutes } from './figures/export-routes.ts'
import { quizFigureService } from './figures/service.ts'
import { quizFigureStore } from './figures/store.ts'
import { quizLog } from './log/quiz-log.ts'
import { translatedQuizzes } from './languages/translated.ts'
import { quizPolicy } from './policy.ts'
import { quizRoutes } from './routes.ts'
import { quizAttempts } from './running/attempts.ts'
import { knownQuizzes } from './running/known-quizzes.ts'
import { placeTokens } from './running/place-token.ts'
import { type Neighbours, quizPublicRoutes } from './running/public-routes.ts'
import { attemptStore } from './running/store.ts'
import { resultTelling, type Telling } from './running/told.ts'
import { quizVersions } from './running/versions.ts'
import { quizVisits, type VisitNeighbours } from './running/visits.ts'
import { quizService } from './service.ts'
import { quizStore } from './store.ts'
import { quizTimeLine } from './time-line/time-line.ts'
import { quizVersionService, type TeamNames } from './versions/service.ts'

type Given = Platform & { teamNames: TeamNames } & Pick<Parameters<typeof quizVersions>[0], 'liveTextsOf'> &
  VisitNeighbours &
  Neighbours &
  Telling &
  Pick<Parameters<typeof quizService>[0], 'outdate'>

function quizzesFeature({ config, ...others }: Given) {
  const { database } = others
  const origins = publicOrigins(config)
  const store = quizStore(database)
  const figures = quizFigureStore(database)
  const versions = quizVersions({ store, liveTextsOf: others.liveTextsOf })
  const quizzes = quizService({ ...others, store, figures, origins })
  const steps = quizLog({ ...others, store })
  const running = attemptStore(database)
  const attempts = quizAttempts({ database, store: running, answeredFiles: others.answeredFiles })
  const tell = resultTelling({ ...others, store: running })
  const tokens = placeTokens(signedIds(config.authSecret, 'quiz-place'))
  const clientAddress = addressOf(config.trustedProxy)
  const visits = quizVisits({ ...others, publicTokens: others.tokens, clientAddress, versions })
  const figureService = quizFigureService({ ...others, quizzes, store: figures, versions })
  const kept = quizVersionService({ ...others, quizzes, store })
  const feature: Feature = {
    calls: { quizzes: quizRoutes(quizzes, figureService, kept) },
    close: steps.close,
    happenedWith: quizTimeLine({ ...others, store, figures, shown: figureService.shown }),
    routes: [
      ...quizExportRoutes(figureService),
      answerFileRoute(figureService),
      ...quizPublicRoutes({
        ...others,
        store,
        attempts,
        tell,
        versions,
        tokens,
        visits,
        origins,
        clientAddress,
      }),
    ],
  }
  return {
    feature,
    shared: steps.shared,
    /** What of a quiz is said in other languages. */
    translated: translatedQuizzes({ quizzes, store, origins, outdate: others.outdate }),
    /** Of people whose data were erased nothing stays that they answered. */
    async forgetLeads(this: void, events: readonly EventOf<'lead.erased'>[]) {
      await running.forget(events.flatMap(({ leadIds }) => leadIds))
    },
    known: knownQuizzes({ store, versions, filmsOf: others.filmsOf }),
    /** The quiz whose own page gave out a token. */
    ofToken: (...asked: Parameters<typeof visits.ofToken>) => visits.ofToken(...asked),
    /** Where quizzes stand that show what stands at this address. */
    showing: async (...asked: Parameters<typeof store.showing>) =>
      (await store.showing(...asked)).map(({ address }) => quizAddress(address)),
    /** The number of what was published; null where it is no quiz. */
    versionOf: async (id: string) => (await versions.find(id))?.number ?? null,
    /** What quizzes of a workspace are called, as far as these are any. */
    namesOf: (...asked: Parameters<typeof store.namesOf>) => store.namesOf(...asked),
    /** Whether it is a quiz that the session may read; throws a 404 where it is none. */
    demand: async (...asked: Parameters<typeof quizzes.find>) => void (await quizzes.find(...asked)),
    /** A quiz as a step of a funnel names it. */
    async thing(this: void, workspaceId: string, id: string) {
      const row = await store.find(workspaceId, id)
      if (!row) return null
      const { name, versionId, address } = row
      return { id, name, isPublished: versionId !== null, address: quizAddress(address), listId: null }
    },
  }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    quizzes: ReturnType<typeof quizzesFeature>
  }
}

export const quizzesRoom = defineRoom({
  name: 'quizzes',
  policy: quizPolicy,
  needs: ['brand', 'delivery', 'leads', 'player', 'visits', 'workspaces'],
  late: ['funnels', 'translations'],
  make({ platform, from, later }) {
    const { sourceOf, placeOfToken } = from('delivery').visits
    const leads = from('leads')
    return quizzesFeature({
      ...platform,
      ...from('delivery').forForms,
      sourceOf,
      placeOfToken,
      onward: (...asked) => later('funnels').onward(...asked),
      liveTextsOf: (quizId) => later('translations').live.of(quizId),
      outdate: (...asked) => from('delivery').service.outdate(...asked),
      filmsOf: (...asked) => from('player').known(...asked),
      labelLead: (...asked) => leads.label(...asked),
      themeOf: (...asked) => from('brand').service.textOf(...asked),
      teamNames: (id) => from('workspaces').service.callable(id, 'quizzes.keep'),
      mailingOf: (...asked) => from('workspaces').settings.mailingOf(...asked),
      answeredFiles: leads.answeredFiles,
      countVisit: (visit) => from('visits').take({ ...visit, kind: 'visit', variant: 'A', at: Date.now() }),
      async submitLead({ page, address, entered, files, isBrowser, visited, token, headers }) {
        const claims = visited?.claims ?? null
        const visit = { claims, token, isBrowser }
        const outcome = await leads.submit({ page, address, entered, files, visit })
        if (visited && claims && outcome.kind === 'accepted' && !outcome.isSpam) {
          const { siteId, pageId } = visited
          const { variant, publicationId, issued, nonce } = claims
          const seen = { variant, publicationId, shownAt: issued * 1000, nonce, source: claims }
          const { workspaceId } = page
          leads.tellSent({
            leadId: outcome.id,
            visit: { workspaceId, siteId, pageId, ...seen, headers, address },
          })
        }
        if (outcome.kind === 'accepted' || outcome.kind === 'too-many') return outcome
        return { kind: 'other' }
      },
    })
  },
  on: ({ forgetLeads }) => ({ 'lead.erased': { now: [forgetLeads] } }),
})
