import type { Report, ReportPeriod } from '@aurelio/contracts/report-links'
import { defaultTheme } from '@aurelio/page/theme/default-theme'
import { readTheme } from '@aurelio/page/theme/theme'
import { parseSolid } from '@aurelio/page/values/color'
import type { Database } from '../../../platform/database/database.ts'
import { fixedSpans, spansOf } from '../spans.ts'
import { analyticsStore } from '../store.ts'
import { figureTables } from '../tables/store.ts'

const mostPages = 20

/** What others know of a workspace. */
export type AroundReports = {
  timeZoneOf: (workspaceId: string) => Promise<string>
  logoOf: (workspaceId: string) => Promise<string | null>
  /** The kit of the agency's own site, as it is kept. */
  themeOf: (workspaceId: string) => Promise<string | null>
}
type Asked = {
  workspaceId: string
  agency: string
  project: { id: string; name: string } | null
  period: ReportPeriod
}

/** Makes reports: what an agency tells a client of its work, in its own colours. */
export function reportMaker({
  database,
  timeZoneOf,
  logoOf,
  themeOf,
}: AroundReports & { database: Database }) {
  const store = analyticsStore(database)
  const tables = figureTables(database)

  return async ({ workspaceId, agency, project, period }: Asked): Promise<Report> => {
    const zone = await timeZoneOf(workspaceId)
    const { span, before, from, to } =
      period.kind === 'rolling'
        ? spansOf(period.period, new Date(), zone)
        : fixedSpans(period.from, period.to, zone)
    const of = { workspaceId, projectId: project?.id ?? null }
    const [figures, earlier, pages, logo, theme] = await Promise.all([
      store.figures(of, span),
      store.figures(of, before),
      tables.pages(of, span, { after: null, limit: mostPages }),
      logoOf(workspaceId),
      themeOf(workspaceId),
    ])
    return {
      agency: {
        name: agency,
        logo,
        color: parseSolid((readTheme(theme) ?? defaultTheme).colors.primary) ?? '',
      },
      project: project?.name ?? null,
      from,
      to,
      figures,
      before: earlier,
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
