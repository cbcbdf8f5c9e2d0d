import {
  discardReasons,
  type VisitFilter,
  type VisitMark,
  type VisitSummary,
  type VisitTablesTold,
} from '@aurelio/contracts/visits'
import { calendarOf, dayAfter } from '../../../platform/calendar.ts'
import type { Database } from '../../../platform/database/database.ts'
import { hourBucket } from '../counting/buckets.ts'
import { scopeOf } from '../counting/ids.ts'
import type { VisitSettings } from '../settings/service.ts'
import { adviceOf } from './advice.ts'
import { type Chosen, spansAsked } from './asked.ts'
import { byDimension, partsIn } from './dimensions.ts'
import { sectionsTold, type ShownOf } from './sections.ts'
import { boundsOf, mixBounds, type Span, type Told } from './spans.ts'
import { figureStore, filtersIn } from './store.ts'
import { addedUp, figuresOf } from './told.ts'
import { weekOf } from './week.ts'

const goalKinds = ['form', 'click', 'page'] as const
const weekHours = 60 * 24
const mostPages = 1000

/** What stands on the line: a moment. */
type Happened = { at: string; kind: VisitMark['kind']; name: string }

/** A page, a site, or the whole workspace. */
export type Asked = { siteId?: string | undefined; pageId?: string | undefined }
export type Place = Asked & { workspaceId: string }
/** What of a place is asked for. */
export type Question = Chosen & VisitFilter

export type ReadingParts = {
  database: Database
  settings: Pick<VisitSettings, 'of' | 'ofSites' | 'countsNothing'>
  zoneOf: (workspaceId: string) => Promise<string>
  namesOf: (workspaceId: string, pageIds: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** What was published within a span of days, both of them counted: the moment of each. */
  publishedWithin: (
    workspaceId: string,
    asked: Asked,
    span: { start: string; end: string },
  ) => Promise<readonly { id: string; at: string; name: string; isBack: boolean }[]>
  /** Publications of a page that are named, each in its variants: when it was made, and which version and sections it shows. */
  shownOf: ShownOf
  /** What else happened within a span: tests that began, and letters that were sent. */
  happenedWithin: (
    workspaceId: string,
    asked: Asked,
    span: { start: string; end: string },
  ) => Promise<readonly Happened[]>
  /** Which days somebody else counted. */
  importedWithin: (
    place: { workspaceId: string; siteId?: string | undefined },
    days: { from: string; to: string },
  ) => Promise<VisitSummary['imported']>
}

/** What has been counted of a place. Whether somebody may see it, the caller has asked. */
export function visitReading(parts: ReadingParts) {
  const { database, settings, zoneOf, namesOf, publishedWithin, happenedWithin, importedWithin, shownOf } =
    parts
  const store = figureStore(database)

  async function rowsOf(scope: number, span: Span, { by }: Told, filter: VisitFilter) {
    const filters = filtersIn(filter)
    if (filters.length === 0) return store.totals(scope, boundsOf(span))
    return store.filtered(scope, mixBounds({ by, now: span }), filters)
  }

  /** With the names of pages that were come to. */
  async function goalsIn(workspaceId: string, rows: readonly { goal: string; conversions: number }[]) {
    const read = rows.map(({ goal, conversions }) => {
      const [kind = '', ...rest] = goal.split(' ')
      return { kind: goalKinds.find((one) => one === kind) ?? 'form', about: rest.join(' '), conversions }
    })
    const pages = read.flatMap(({ kind, about }) => (kind === 'page' ? [about] : []))
    const names = pages.length > 0 ? await namesOf(workspaceId, pages) : new Map<string, string>()
    return read.map(({ kind, about, conversions }) => ({
      kind,
      name: kind === 'page' ? (names.get(about) ?? '') : about,
      conversions,
    }))
  }

  /** What was published, begun and sent, in its order. */
  async function happenedIn(place: Place, span: { start: string; end: string }): Promise<Happened[]> {
    const [published, rest] = await Promise.all([
      publishedWithin(place.workspaceId, place, span),
      happenedWithin(place.workspaceId, place, span),
    ])
    const all = published.map(({ isBack, at, name }) => {
      const kind: Happened['kind'] = isBack ? 'restored' : 'published'
      return { at, name, kind }
    })
    return [...all, ...rest].toSorted((one, other) => one.at.localeCompare(other.at))
  }

  async function pagesIn(place: Place, bounds: readonly [number, number], filter: VisitFilter) {
    const filters = filtersIn(filter)
    if (filters.length === 0) return store.pages(place, bounds, mostPages)
    const rows = await store.filteredPages(
      place,
      bounds,
      await rarestFirst(place, bounds, filters),
      mostPages,
    )
    return rows.map((row) => ({ ...row, entries: 0, exits: 0 }))
  }

  /** Several filters, in the order of how many visits fit each of them alone. */
  async function rarestFirst(
    place: Place,
    bounds: readonly [number, number],
    filters: ReturnType<typeof filtersIn>,
  ) {
    if (filters.length < 2) return filters
    const fitting = await Promise.all(
      filters.map(async (filter) => ({
        filter,
        visits: addedUp(await store.filtered(scopeIn(place), bounds, [filter])).visits,
      })),
    )
    return fitting.toSorted((one, other) => one.visits - other.visits).map(({ filter }) => filter)
  }

  /** What each publication of a page has brought so far, the last one first; those that nobody was shown are left out. */
  async function publicationsOf({ workspaceId, pageId }: Place): Promise<VisitTablesTold['publications']> {
    if (pageId === undefined) return []
    const rows = await store.publications(scopeOf({ workspaceId, siteId: '', pageId }))
    if (rows.length === 0) return []
    const counted = new Map(rows.map(({ key, ...figures }) => [key, figures]))
    const span = { start: '', end: new Date().toISOString() }
    const published = await publishedWithin(workspaceId, { pageId }, span)
    return published.toReversed().flatMap(({ id, at, isBack }) => {
      const figures = counted.get(id)
      return figures ? [{ id, at, isBack, ...figures }] : []
    })
  }

  /** Which sections were seen; of a part of the visits that is not known. */
  async function sectionsOf(
    { workspaceId, pageId }: Place,
    bounds: readonly [number, number],
    filter: VisitFilter,
  ): Promise<VisitTablesTold['sections']> {
    if (pageId === undefined || filtersIn(filter).length > 0) return []
    const rows = await store.sections(scopeOf({ workspaceId, siteId: '', pageId }), bounds)
    return sectionsTold(rows, (ids) => shownOf(workspaceId, pageId, ids))
  }

  async function partsOf(scope: number, bounds: readonly [number, number], filter: VisitFilter) {
    const filters = filtersIn(filter)
    if (filters.length === 0) return store.byPart(scope, bounds)
    return partsIn(await store.byProfile(scope, bounds, filters))
  }

  return {
    /** `siteId`: the site that a page stands in, where one is asked for. */
    summary: (place: Place, siteId: string | null, question: Question): Promise<VisitSummary> =>
      database.readAside(async () => {
        const zone = await zoneOf(place.workspaceId)
        const told = spansAsked(question, zone, new Date())
        const scope = scopeIn(place)
        const [rows, earlier] = [
          await rowsOf(scope, told.now, told, question),
          await rowsOf(scope, told.before, told, question),
        ]
        const { from, to } = told.now
        return {
          setting: siteId === null ? null : await settings.of(siteId),
          from,
          to,
          beforeFrom: told.before.from,
          beforeTo: told.before.to,
          by: told.by,
          figures: figuresOf(addedUp(rows)),
          before: figuresOf(addedUp(earlier)),
          points: pointsOf(told.now, rows),
          pointsBefore: pointsOf(told.before, earlier),
          imported: place.pageId === undefined ? await importedWithin(place, told.now) : [],
          marks: marksOf(told, zone, await happenedIn(place, momentsOf(zone, told.now))),
        }
      }),

    tables: (place: Place, question: Question): Promise<VisitTablesTold> =>
      database.readAside(async () => {
        const { workspaceId, pageId } = place
        const scope = scopeIn(place)
        const zone = await zoneOf(workspaceId)
        const told = spansAsked(question, zone, new Date())
        const bounds = mixBounds(told)
        const pages = pageId === undefined ? await pagesIn(place, bounds, question) : []
        const names = await namesOf(
          workspaceId,
          pages.map((page) => page.pageId),
        )
        const { start, end } = momentsOf(zone, told.now)
        const now = hourBucket(Date.now())
        const hours = await store.hours(scope, [
          Math.max(now - weekHours, hourBucket(Date.parse(start))),
          Math.min(now, hourBucket(Date.parse(end))),
        ])
        const dimensions = byDimension(await partsOf(scope, bounds, question))
        return {
          dimensions,
          advice: adviceOf(dimensions),
          pages: pages.map(({ pageId: key, ...figures }) => ({
            key,
            name: names.get(key) ?? '',
            ...figures,
          })),
          discarded: (await store.discarded(scope, daysOf(told))).flatMap(({ reason, visits }) => {
            const known = discardReasons.find((one) => one === reason)
            return known ? [{ reason: known, visits }] : []
          }),
          goals: await goalsIn(workspaceId, await store.goals(scope, daysOf(told))),
          publications: await publicationsOf(place),
          sections: await sectionsOf(place, bounds, question),
          week: weekOf(hours, zone, { start, end }),
        }
      }),
  }
}

function scopeIn({ workspaceId, siteId = '', pageId = '' }: Place) {
  return scopeOf({ workspaceId, siteId, pageId })
}

type Row = { bucket: number; visits: number; visitors: number; conversions: number }

/** Rows of hours told by a day stand at its first point: what visits have in common is kept by day. */
function pointsOf({ points }: Span, rows: readonly Row[]) {
  const within = new Set(points.map(({ from }) => from))
  const [first] = points
  return points.map(({ at, from, to }) => {
    const own = rows.filter(
      ({ bucket }) => (bucket >= from && bucket <= to) || (from === first?.from && !within.has(bucket)),
    )
    const { visits, visitors, conversions } = addedUp(own)
    return { at, visits, visitors, conversions }
  })
}

function momentsOf(zone: string, { from, to }: Span) {
  const calendar = calendarOf(zone)
  return {
    start: calendar.begins(dayAfter(from, 0)).toISOString(),
    end: calendar.begins(dayAfter(to, 1)).toISOString(),
  }
}

/** What is discarded is kept by day, of whatever length the period is. */
function daysOf({ now: { from, to } }: Told): [number, number] {
  return [Number(from.replaceAll('-', '')), Number(to.replaceAll('-', ''))]
}

function marksOf({ by }: Told, zone: string, happened: readonly Happened[]): VisitMark[] {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  })
  return happened.map(({ at, name, kind }) => {
    const text = format.format(Date.parse(at)).replace(' ', 'T')
    const length = { hour: 13, day: 10, month: 7 }[by]
    return { at: text.slice(0, length), kind, name }
  })
}
