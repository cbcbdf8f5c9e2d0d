import type { IncomingHttpHeaders } from 'node:http'
import type { Session } from '../../platform/access/session.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import { sealedTexts } from '../../platform/sealed-text.ts'
import { assignment } from './assignment.ts'
import { experimentCounting } from './counting.ts'
import { ideaService } from './ideas/service.ts'
import { ideaStore } from './ideas/store.ts'
import { experimentRoutes } from './routes.ts'
import { experimentService } from './service.ts'
import { experimentStore } from './store.ts'
import { experimentUpkeep } from './upkeep-job.ts'
import { variantService } from './variants.ts'

type ServiceParts = Parameters<typeof experimentService>[0]
type Parts = Pick<Platform, 'database' | 'access' | 'emit' | 'config'> &
  Omit<ServiceParts, 'store' | 'salts' | 'variants'> & {
    /** Whether a request for a page is a person's. */
    isVisit: (headers: IncomingHttpHeaders) => boolean
    pageNamed: (session: Session, id: string) => Promise<string | null>
  }

export function experimentsFeature(given: Parts) {
  const store = experimentStore(given.database)
  const salts = sealedTexts(given.config.authSecret, 'experiment')
  const variants = variantService({ ...given, store })
  const tests = experimentService({ ...given, store, salts, variants })
  const ideas = ideaService({ ...given, basisOf: tests.basisOf, store: ideaStore(given.database) })
  const feature: Feature = {
    calls: { experiments: experimentRoutes(tests, variants, ideas) },
    jobs: [experimentUpkeep(store, tests)],
  }
  return {
    feature,
    count: experimentCounting(store),

    /** What is tried beside a page while its test runs. */
    async testedOn(this: void, _workspaceId: string, pageId: string) {
      const [test] = await store.running([pageId])
      if (!test) return []
      return (await store.variantsOf([test.id]))
        .filter(({ letter }) => letter !== 'A')
        .map(({ letter, document }) => ({
          variant: letter,
          document,
          name: `Prueba A/B «${test.name}»: variante ${letter}`.slice(0, 200),
        }))
    },

    /** The test that decides what visitors of a page are shown; null where none runs. */
    async testOf(this: void, { pageId, siteId }: { pageId: string; siteId: string }) {
      const [test] = await store.running([pageId])
      if (!test || test.salt === null) return null
      const assign = assignment(salts.open(test.salt), await store.variantsOf([test.id]))
      return {
        variantFor(
          { method, headers }: { method?: string | undefined; headers: IncomingHttpHeaders },
          address: () => string,
        ) {
          // What is no visit is shown A, and so are machines that look for the page or draw its preview.
          if (method !== 'GET' || !given.isVisit(headers)) return 'A'
          return assign(`${address()}\n${headers['user-agent'] ?? ''}\n${siteId}`)
        },
      }
    },

    /** Tests of a workspace that ran at any time of a span. */
    async within(this: void, workspaceId: string, span: { start: string; end: string }) {
      return (await store.within(workspaceId, span)).flatMap(({ id, name, startedAt, endedAt }) =>
        startedAt === null ? [] : [{ id, name, startedAt, endedAt }],
      )
    },

    /** When tests of a workspace, a site or a page began and ended within a span. */
    async marksWithin(
      this: void,
      workspaceId: string,
      { pageId, siteId }: { pageId?: string | undefined; siteId?: string | undefined },
      span: { start: string; end: string },
    ) {
      const isWithin = (at: string | null) => at !== null && at >= span.start && at < span.end
      const isOfSite = async (id: string) =>
        siteId === undefined || (await given.liveOf(workspaceId, id))?.siteId === siteId
      const ran = await store.within(workspaceId, span)
      const asked = []
      for (const row of ran)
        if (pageId !== undefined ? row.pageId === pageId : await isOfSite(row.pageId)) asked.push(row)
      return asked.flatMap(({ name, startedAt, endedAt }) => [
        ...(startedAt !== null && isWithin(startedAt)
          ? [{ at: startedAt, name, kind: 'started' as const }]
          : []),
        ...(endedAt !== null && isWithin(endedAt) ? [{ at: endedAt, name, kind: 'ended' as const }] : []),
      ])
    },

    /** Pages that nobody sees any more show no variants either. */
    async endOn(this: void, pageIds: readonly string[]) {
      if (pageIds.length > 0) await tests.endAll(await store.running(pageIds), 'page-gone')
    },
  }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    experiments: ReturnType<typeof experimentsFeature>
  }
}

/** Tests of pages against variants of themselves. */
export const experimentsRoom = defineRoom({
  name: 'experiments',
  needs: ['pages', 'visits', 'proofs'],
  make({ platform, from }) {
    const pages = from('pages')
    const visits = from('visits')
    const proofs = from('proofs')
    const room = experimentsFeature({
      ...platform,
      pageOf: (...asked) => pages.service.get(...asked),
      savePage: (...asked) => pages.service.save(...asked),
      liveOf: (...asked) => pages.published.live(...asked),
      publish: (session, publishing) => pages.publishing.publish(session, publishing),
      adopt: (...asked) => pages.publishing.adopt(...asked),
      refresh: (...asked) => pages.refresh(...asked),
      namesOf: (...asked) => pages.published.namesOf(...asked),
      async figuresOf(workspaceId, pageId) {
        return (await visits.figures.ofPages(workspaceId, [pageId], 'month')).get(pageId)
      },
      isCounted: async (siteId) => (await visits.settings.of(siteId ?? '')).mode !== 'off',
      pageNamed: (...asked) => pages.service.nameOf(...asked),
      isVisit: visits.isVisit,
      prove: (workspaceId, data) => proofs.publish('experiment', data, { workspaceId }),
      proofAddress: proofs.addressOf,
    })
    visits.countAlong(room.count)
    return room
  },
  on({ endOn }) {
    const end = (events: readonly { subject: { id: string } }[]) =>
      endOn(events.map(({ subject }) => subject.id))
    return { 'page.unpublished': { now: [end] }, 'page.removed': { now: [end] } }
  },
})
