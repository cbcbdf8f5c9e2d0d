import { leadFilterSchema } from '@aurelio/contracts/leads'
import { csvBody } from '../../../platform/export/csv.ts'
import { everyRow } from '../../../platform/export/export-file.ts'
import { xlsxOf } from '../../../platform/export/xlsx.ts'
import { refusal } from '../../../platform/http/failures.ts'
import { type PlainRoute, signedIn } from '../../../platform/http/plain-routes.ts'
import { problemResponse } from '../../../platform/http/problem.ts'
import type { LeadInbox } from '../inbox/inbox.ts'
import { leadSheet } from './lead-sheet.ts'

const formats = {
  csv: {
    type: 'text/csv; charset=utf-8',
    body: csvBody,
  },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    body: xlsxOf,
  },
}

/** The leads that the filter of the inbox leaves, as a file that a spreadsheet opens. */
export function exportRoutes(
  leads: LeadInbox,
  timeZoneOf: (workspaceId: string) => Promise<string>,
): PlainRoute[] {
  return (['csv', 'xlsx'] as const).map((format) => ({
    method: 'GET',
    path: `/api/exports/leads.${format}`,
    scope: 'leads:export',
    answer: signedIn(async (c, session) => {
      const filter = leadFilterSchema.safeParse(c.req.query())
      if (!filter.success) return problemResponse(c, refusal('BAD_REQUEST'))
      const read = () => everyRow((page) => leads.notedRows(session, { ...page, ...filter.data }))
      const { type, body } = formats[format]
      const zone = await timeZoneOf(session.workspace.id)
      return new Response(body(await leadSheet(read, zone)), {
        headers: {
          'content-type': type,
          'content-disposition': `attachment; filename="leads.${format}"`,
          'cache-control': 'no-store',
        },
      })
    }),
  }))
}
