import type { AnalyticsPeriod } from '@aurelio/contracts/analytics'
import type { Report, ReportPeriod } from '@aurelio/contracts/report-links'
import type { VisitRate } from '@aurelio/contracts/visits'
import { calendarOf, dayAfter, dayText } from '../../../platform/calendar.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Mailing } from '../../../platform/mail/message.ts'
import { adviceReader, ofClients, ofTheTeam } from '../advice.ts'
import { fixedSpans, type Span, spansOf } from '../spans.ts'
import { analyticsStore, type FiguresOf } from '../store.ts'
import { figureTables } from '../tables/store.ts'
import { barsOf } from './leads-over-time.ts'
import { kitOf } from './pdf/look.ts'

const mostPages = 20
/** Pages of a project whose visits are added up. */
const mostCounted = 1000
const dayMs = 24 * 60 * 60 * 1000

/** What others know of a workspace. */
export type AroundReports = {
  timeZoneOf: (workspaceId: string) => Promise<string>
  logoOf: (workspaceId: string) => Promise<string | null>
  /** The same as the bytes of a PNG. */
  logoFileOf: (workspaceId: string) => Promise<Uint8Array | null>
  /** In which language it writes to people, and under which name and logo. */
  mailingOf: (workspaceId: string) => Promise<Mailing>
  /** The kit of the agency's own site, as it is kept. */
  themeOf: (workspaceId: string) => Promise<string | null>
  /** Visits of pages within days, both of them counted; of all pages where none are named. Null where they are not counted. */
  visitsWithin: (
    workspaceId: string,
    pageIds: readonly string[] | undefined,
    days: { from: string; to: string },
  ) => Promise<VisitRate | null>
}
/** Of what a report is asked for, and for whom. */
export type ReportAsked = {
  workspaceId: string
  agency: string
  project: { id: string; name: string } | null
  period: ReportPeriod | { kind: 'rolling'; period: AnalyticsPeriod }
  /** Those of the team are told what they have to do as well. */
  readers: 'team' | 'clients'
}

/** Makes reports: what an agency tells a client of its work, in its own colours. */
export function reportMaker({
  database,
  timeZoneOf,
  logoOf,
  themeOf,
  visitsWithin,
}: Pick<AroundReports, 'timeZoneOf' | 'logoOf' | 'themeOf' | 'visitsWithin'> & { database: Database }) {
  const store = analyticsStore(database)
  const tables = figureTables(database)
  const adviceOf = adviceReader(store)

  /** Of the days of a report, and of as many before them. */
  async function visitsOf(of: FiguresOf, span: Span, { from, to }: { from: string; to: string }) {
    const pages =
      of.projectId === null ? undefined : await tables.pages(of, span, { after: null, limit: mostCounted })
    const ids = pages?.map(({ id }) => id)
    const count = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
    const [now, before] = await Promise.all([
      visitsWithin(of.workspaceId, ids, { from, to }),
      visitsWithin(of.workspaceId, ids, {
        from: dayText(dayAfter(from, -count)),
        to: dayText(dayAfter(from, -1)),
      }),
    ])
    return now && before && { now, before }
  }

  return async ({ workspaceId, agency, project, period, readers }: ReportAsked): Promise<Report> => {
    const zone = await timeZoneOf(workspaceId)
    const { span, before, from, to } =
      period.kind === 'rolling'
        ? spansOf(period.period, new Date(), zone)
        : fixedSpans(period.from, period.to, zone)
    const of = { workspaceId, projectId: project?.id ?? null }
    const { by, bars } = barsOf(from, to, zone)
    const today = dayText(calendarOf(zone).on(new Date()))
    const [figures, earlier, counts, advice, pages, visits, logo, theme] = await Promise.all([
      store.figures(of, span),
      store.figures(of, before),
      store.leadsBySpan(of, bars),
      adviceOf({ of, today, kinds: readers === 'clients' ? ofClients : ofTheTeam }),
      tables.pages(of, span, { after: null, limit: mostPages }),
      visitsOf(of, span, { from, to }),
      logoOf(workspaceId),
      themeOf(workspaceId),
    ])
    return {
      agency: {
        name: agency,
        logo,
        color: kitOf(theme).colors.primary,
      },
      project: project?.name ?? null,
      from,
      to,
      figures,
      before: earlier,
      visits,
      leads: { by, points: bars.map((bar, at) => ({ from: bar.from, leads: counts[at] ?? 0 })) },
      advice,
      pages: pages.slice(0, mostPages).map(({ name, isPublished, leads, wonLeads }) => ({
        name,
        isPublished: isPublished === 1,
        leads,
        wonLeads,
      })),
    }
  }
}
export type ReportMaker = ReturnType<typeof reportMaker>
