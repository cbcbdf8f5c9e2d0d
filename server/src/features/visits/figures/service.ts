import type { AnalyticsPeriod } from '@aurelio/contracts/analytics'
import type { VisitQuestion } from '@aurelio/contracts/visits'
import type { Access } from '../../../platform/access/access.ts'
import type { Session } from '../../../platform/access/session.ts'
import { scopeOf } from '../counting/ids.ts'
import { type Asked, type Question, type ReadingParts, visitReading } from './reading.ts'
import { mixBounds, toldSpans } from './spans.ts'
import { figureStore } from './store.ts'
import { addedUp, figuresOf } from './told.ts'

export const liveMs = 5 * 60 * 1000

/** A page or a site that somebody asks for; throws a 404 where they see none of this id. */
export type PlaceOf = (session: Session, asked: Asked) => Promise<{ siteId: string | null }>

export type Parts = ReadingParts & { access: Access; placeOf: PlaceOf }

/** What has been counted, for people to read. */
export function visitFigures({ access, placeOf, ...parts }: Parts) {
  const { database, zoneOf, namesOf } = parts
  const store = figureStore(database)
  const reading = visitReading(parts)

  async function placeFor(session: Session, { siteId, pageId }: Asked) {
    access.demand(session, pageId === undefined ? 'workspace.see' : 'visits.read')
    const stands = await placeOf(session, { siteId, pageId })
    return { place: { workspaceId: session.workspace.id, siteId, pageId }, siteId: stands.siteId }
  }

  return {
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

    /** Sums of a whole workspace. */
    async ofWorkspace(workspaceId: string, period: AnalyticsPeriod) {
      const told = toldSpans(period, await zoneOf(workspaceId), new Date())
      const scope = scopeOf({ workspaceId, siteId: '', pageId: '' })
      return figuresOf(addedUp(await store.totals(scope, mixBounds(told))))
    },
  }
}
export type VisitFigures = ReturnType<typeof visitFigures>
