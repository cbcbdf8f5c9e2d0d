import { analyticsPeriodSchema } from '@aurelio/contracts/analytics'
import { reportTokenSchema } from '@aurelio/contracts/report-links'
import type { Access } from '../../../platform/access/access.ts'
import { refusal } from '../../../platform/http/failures.ts'
import { open, type PlainRoute, signedIn } from '../../../platform/http/plain-routes.ts'
import { problemResponse } from '../../../platform/http/problem.ts'
import type { PrintedReport, ReportPrinter } from './print.ts'

type Parts = {
  access: Access
  print: ReportPrinter
  /** The report of a link. */
  printLinked: (token: string) => Promise<PrintedReport>
}

/** Reports as PDF: of the whole workspace for the team, and of a link for whoever has it. */
export function printedReportRoutes({ access, print, printLinked }: Parts): PlainRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/exports/report.pdf',
      scope: 'activity:read',
      answer: signedIn(async (c, session) => {
        access.demand(session, 'workspace.see')
        const asked = analyticsPeriodSchema.safeParse(c.req.query())
        if (!asked.success) return problemResponse(c, refusal('BAD_REQUEST'))
        const { id, name } = session.workspace
        return pdfResponse(
          await print({
            workspaceId: id,
            agency: name,
            project: null,
            period: { kind: 'rolling', period: asked.data.period },
            readers: 'team',
          }),
        )
      }),
    },
    {
      // The secret of a link travels in a body, so that no log holds it.
      method: 'POST',
      path: '/api/guest-report/pdf',
      answer: open(async (c) => {
        const asked = reportTokenSchema.safeParse(await c.req.json().catch(() => null))
        if (!asked.success) return problemResponse(c, refusal('BAD_REQUEST'))
        return pdfResponse(await printLinked(asked.data.token))
      }),
    },
  ]
}

function pdfResponse({ name, bytes }: PrintedReport): Response {
  return new Response(bytes, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
