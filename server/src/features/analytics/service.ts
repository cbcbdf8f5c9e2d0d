import type { AnalyticsPeriod, PageFigures, PersonFigures } from '@aurelio/contracts/analytics'
import type { Access } from '../../platform/access/access.ts'
import type { Session } from '../../platform/access/session.ts'
import { calendarOf, dayText } from '../../platform/calendar.ts'
import type { Database } from '../../platform/database/database.ts'
import { keyPositionOf, pageOfKeys } from '../../platform/http/cursor.ts'
import { adviceReader } from './advice.ts'
import { pointsOf, spansOf } from './spans.ts'
import { analyticsStore } from './store.ts'
import { figureTables } from './tables/store.ts'

type Parts = {
  database: Database
  access: Access
  timeZoneOf: (workspaceId: string) => Promise<string>
}
type Asked = { period: AnalyticsPeriod; zone: string }
type Listed = Asked & { cursor?: string | undefined; limit: number }

/** How a workspace does. The figures are of all of it, so they are for those who see all of it. */
export function analyticsService({ database, access, timeZoneOf }: Parts) {
  const store = analyticsStore(database)
  const tables = figureTables(database)
  const adviceOf = adviceReader(store)

  function spansFor(session: Session, { period, zone }: Asked) {
    access.demand(session, 'workspace.see')
    return spansOf(period, new Date(), zone)
  }

  return {
    summary: (session: Session, asked: Asked) =>
      database.readAside(async () => {
        const { span, before, today } = spansFor(session, asked)
        const whole = { workspaceId: session.workspace.id, projectId: null }
        const [figures, earlier, advice] = await Promise.all([
          store.figures(whole, span),
          store.figures(whole, before),
          adviceOf({ of: whole, today, userId: session.user.id }),
        ])
        return { ...span, figures, before: earlier, advice }
      }),

    series: (session: Session, { period, zone }: Asked) =>
      database.readAside(async () => {
        access.demand(session, 'workspace.see')
        const whole = { workspaceId: session.workspace.id, projectId: null }
        const parts = pointsOf(period, new Date(), zone)
        const [spans, befores] = [parts.map(({ span }) => span), parts.map(({ before }) => before)]
        const [leads, leadsBefore, tasks, tasksBefore] = await Promise.all([
          store.leadsBySpan(whole, spans),
          store.leadsBySpan(whole, befores),
          store.tasksBySpan(whole, spans),
          store.tasksBySpan(whole, befores),
        ])
        const points = parts.map(({ at }, index) => ({
          at,
          leads: leads[index] ?? 0,
          leadsBefore: leadsBefore[index] ?? 0,
          completedTasks: tasks[index] ?? 0,
          completedTasksBefore: tasksBefore[index] ?? 0,
        }))
        return { points }
      }),

    pages: (session: Session, { cursor, limit, ...asked }: Listed) =>
      database.readAside(async () => {
        const { span } = spansFor(session, asked)
        const after = keyPositionOf(cursor)
        const rows = await tables.pages({ workspaceId: session.workspace.id, projectId: null }, span, {
          after,
          limit,
        })
        const { items, nextCursor } = pageOfKeys(rows, limit, (row) => row.leads)
        return {
          items: items.map((row): PageFigures => ({ ...row, isPublished: row.isPublished === 1 })),
          nextCursor,
        }
      }),

    people: (session: Session, { cursor, limit, ...asked }: Listed) =>
      database.readAside(async (): Promise<{ items: PersonFigures[]; nextCursor: string | null }> => {
        const { span, today } = spansFor(session, asked)
        const after = keyPositionOf(cursor)
        const rows = await tables.people(session.workspace.id, { ...span, today }, { after, limit })
        return pageOfKeys(rows, limit, (row) => row.completedTasks)
      }),

    /** By the days of the workspace, as they are counted. */
    tools: (session: Session, { period }: Asked) =>
      database.readAside(async () => {
        const zone = await timeZoneOf(session.workspace.id)
        const { from, to, before } = spansFor(session, { period, zone })
        const earliest = dayText(calendarOf(zone).on(new Date(before.start)))
        return { items: await tables.tools(session.workspace.id, { from, to, before: earliest }) }
      }),

    may: (session: Session) => access.can(session, 'workspace.see'),
  }
}
export type AnalyticsService = ReturnType<typeof analyticsService>
