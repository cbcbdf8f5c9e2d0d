import { randomUUID } from 'node:crypto'
import {
  mostReportLinks,
  type Report,
  type ReportLink,
  type ReportPeriod,
  reportPeriodSchema,
} from '@aurelio/contracts/report-links'
import type { Access } from '../../../platform/access/access.ts'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { invalidField, notFound, refuse } from '../../../platform/http/failures.ts'
import type { RateLimits } from '../../../platform/http/rate-limits.ts'
import { digestOf, newToken } from '../../../platform/secret-token.ts'
import type { PrintedReport, ReportPrinter } from './print.ts'
import type { ReportAsked, ReportMaker } from './report.ts'
import { reportLinkStore } from './store.ts'

/** How often one link is opened, at most: a report counts much. */
const perLink = { limit: 60, windowSeconds: 10 * 60 }

type Parts = {
  database: Database
  access: Access
  emit: Emit
  limits: RateLimits
  make: ReportMaker
  print: ReportPrinter
}

/** Links by which clients read figures without an account: each of one workspace or of one project. */
export function reportLinksService({ database, access, emit, limits, make, print }: Parts) {
  const store = reportLinkStore(database)

  const tell = (session: Session, id: string) =>
    emit({ ...by(session), kind: 'report-link.changed', subject: { id, name: '' } })

  /** What a link tells of; opening it is counted. */
  async function askedBy(token: string): Promise<ReportAsked> {
    const row = await store.byToken(digestOf(token))
    if (!row) throw refuse('REPORT_LINK_UNKNOWN')
    const seconds = await limits.hit('report', [row.id], perLink)
    if (seconds > 0) throw refuse('TOO_MANY_REQUESTS', { seconds })
    await store.seen(row.id, new Date().toISOString())
    const { project, period } = toLink(row)
    return { workspaceId: row.workspaceId, agency: row.agency, project, period, readers: 'clients' }
  }

  return {
    async list(session: Session) {
      access.demand(session, 'projects.share')
      return { items: (await store.list(session.workspace.id)).map(toLink) }
    },

    async create(session: Session, asked: { projectId: string | null; period: ReportPeriod }) {
      access.demand(session, 'projects.share')
      const workspaceId = session.workspace.id
      const project = asked.projectId === null ? null : await store.project(workspaceId, asked.projectId)
      if (project === undefined) throw invalidField('projectId', 'UNKNOWN_PROJECT')
      return database.inTransaction(async () => {
        if ((await store.list(workspaceId)).length >= mostReportLinks)
          throw refuse('TOO_MANY_LINKS', { most: mostReportLinks })
        const token = newToken()
        const row = {
          id: randomUUID(),
          workspaceId,
          projectId: asked.projectId,
          tokenHash: digestOf(token),
          period: JSON.stringify(asked.period),
          createdAt: new Date().toISOString(),
          revokedAt: null,
          seenAt: null,
        }
        await store.insert(row)
        await tell(session, row.id)
        return { link: toLink({ ...row, projectName: project?.name ?? null }), token }
      })
    },

    async revoke(session: Session, id: string) {
      access.demand(session, 'projects.share')
      return database.inTransaction(async () => {
        if (!(await store.revoke(session.workspace.id, id, new Date().toISOString()))) throw notFound()
        await tell(session, id)
        return { id }
      })
    },

    /** For whoever has the link: as a screen shows it. */
    open: async (token: string): Promise<Report> => make(await askedBy(token)),

    /** The same as a PDF. */
    print: async (token: string): Promise<PrintedReport> => print(await askedBy(token)),
  }
}
export type ReportLinks = ReturnType<typeof reportLinksService>

type Linked = Pick<
  Awaited<ReturnType<ReturnType<typeof reportLinkStore>['list']>>[number],
  'id' | 'projectId' | 'projectName' | 'period' | 'createdAt' | 'seenAt'
>

function toLink({ id, projectId, projectName, period, createdAt, seenAt }: Linked): ReportLink {
  const project = projectId === null ? null : { id: projectId, name: projectName ?? '' }
  return { id, project, period: reportPeriodSchema.parse(JSON.parse(period)), createdAt, seenAt }
}
