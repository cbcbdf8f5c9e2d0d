import type { AnalyticsPeriod } from '@aurelio/contracts/analytics'
import type { VisitFiguresTold, VisitQuestion, VisitRate } from '@aurelio/contracts/visits'
import type { Access } from '../../../platform/access/access.ts'
import type { Session } from '../../../platform/access/session.ts'
import { bucketOfDay, dayBucket, mixesKeptDays } from '../counting/buckets.ts'
import { scopeOf } from '../counting/ids.ts'
import { type Asked, type Question, type ReadingParts, visitReading } from './reading.ts'
import { mixBounds, toldSpans } from './spans.ts'
import { figureStore } from './store.ts'
import { addedUp, figuresOf } from './told.ts'

const dayMs = 24 * 60 * 60 * 1000
export const liveMs = 5 * 60 * 1000

/** A page or a site that somebody asks for; throws a 404 where they see none of this id. */
export type PlaceOf = (session: Session, asked: Asked) => Promise<{ siteId: string | null }>

type WithinAsked = { pageIds?: readonly string[] | undefined; campaign?: string | undefined }

export type Parts = ReadingParts & { access: Access; placeOf: PlaceOf }

/** What has been counted, for people to read. */
export function visitFigures({ access, placeOf, ...parts }: Parts) {
  const { database, settings, zoneOf, namesOf } = parts
  const store = figureStore(database)
  const reading = visitReading(parts)

  async function placeFor(session: Session, { siteId, pageId }: Asked) {
    access.demand(session, pageId === undefined ? 'workspace.see' : 'visits.read')
    const stands = await placeOf(session, { siteId, pageId })
    return { place: { workspaceId: session.workspace.id, siteId, pageId }, siteId: stands.siteId }
  }

  const service = {
    async summary(session: Session, question: VisitQuestion) {
      const { place, siteId } = await placeFor(session, question)
      return reading.summary(place, siteId, question)
    },

    async tables(session: Session, question: VisitQuestion) {
      const { place } = await placeFor(session, question)
      return reading.tables(place, question)
    },

    /** Of a whole site, for whoever may see it. */
    ofSite: (workspaceId: string, siteId: string) => ({
      summary: (question: Question) => reading.summary({ workspaceId, siteId }, siteId, question),
      tables: (question: Question) => reading.tables({ workspaceId, siteId }, question),
    }),

    async live(session: Session, asked: Asked) {
      const { workspaceId } = (await placeFor(session, asked)).place
      const rows = await store.live(workspaceId, Date.now() - liveMs, asked)
      const names = await namesOf(
        workspaceId,
        rows.map(({ pageId }) => pageId),
      )
      const pages = rows.map(({ pageId, visitors }) => ({
        id: pageId,
        name: names.get(pageId) ?? '',
        visitors,
      }))
      return {
        visitors: pages.reduce((sum, { visitors }) => sum + visitors, 0),
        pages: pages.toSorted((one, other) => other.visitors - one.visitors),
      }
    },

    /** Sums of pages of a workspace, by page; a page that nobody looked at has none. For those who may see the pages. */
    async ofPages(workspaceId: string, pageIds: readonly string[], period: AnalyticsPeriod) {
      if (pageIds.length === 0) return new Map<string, ReturnType<typeof figuresOf>>()
      const told = toldSpans(period, await zoneOf(workspaceId), new Date())
      const scopes = new Map(
        pageIds.map((pageId) => [scopeOf({ workspaceId, siteId: '', pageId }), pageId] as const),
      )
      const rows = await store.ofPages([...scopes.keys()], mixBounds(told))
      return new Map(rows.map(({ scope, ...figures }) => [scopes.get(scope) ?? '', figuresOf(figures)]))
    },

    /** The same of the last thirty days, as cards tell it; null for a page whose site counts nothing. */
    async ofCards(workspaceId: string, pages: readonly { id: string; siteId: string | null }[]) {
      const sites = pages.map(({ siteId }) => siteId ?? '')
      const settingOf = await settings.ofSites([...new Set(sites)])
      const counted = pages.filter(({ siteId }) => settingOf(siteId ?? '').mode !== 'off').map(({ id }) => id)
      const found = await service.ofPages(workspaceId, counted, 'month')
      const known = new Map(counted.map((id) => [id, rateOf(found.get(id) ?? figuresOf(nothing))]))
      return (pageId: string) => known.get(pageId) ?? null
    },

    /**
     * Sums of some days, both of them counted: of a workspace, of pages of it or of a campaign. Null where nothing is counted,
     * and for a campaign where the days are told no more.
     */
    async within(workspaceId: string, asked: WithinAsked, { from, to }: { from: string; to: string }) {
      if (await settings.countsNothing(workspaceId)) return null
      const bounds = [bucketOfDay(from), bucketOfDay(to)] as const
      const scope = scopeOf({ workspaceId, siteId: '', pageId: '' })
      if (asked.campaign !== undefined) {
        const earliest = dayBucket('UTC', Date.now() - mixesKeptDays * dayMs)
        if (bounds[0] < earliest) return null
        const only = [{ dimension: 'campaign', key: asked.campaign } as const]
        return rateOf(figuresOf(addedUp(await store.filtered(scope, bounds, only))))
      }
      if (asked.pageIds === undefined) return rateOf(figuresOf(addedUp(await store.totals(scope, bounds))))
      if (asked.pageIds.length === 0) return rateOf(figuresOf(nothing))
      const scopes = asked.pageIds.map((pageId) => scopeOf({ workspaceId, siteId: '', pageId }))
      return rateOf(figuresOf(addedUp(await store.ofPages(scopes, bounds))))
    },

    /** Of a whole workspace within thirty days; null where all its sites count nothing. */
    async ofLastMonth(workspaceId: string) {
      if (await settings.countsNothing(workspaceId)) return null
      const told = toldSpans('month', await zoneOf(workspaceId), new Date())
      const scope = scopeOf({ workspaceId, siteId: '', pageId: '' })
      return rateOf(figuresOf(addedUp(await store.totals(scope, mixBounds(told)))))
    },
  }
  return service
}
const nothing = { visits: 0, visitors: 0, conversions: 0 }

function rateOf({ visits, conversions, rate, interval }: VisitFiguresTold): VisitRate {
  return { visits, conversions, rate, interval }
}

export type VisitFigures = ReturnType<typeof visitFigures>
