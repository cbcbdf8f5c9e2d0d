import { auditFilterSchema, type AuditRecord } from '@aurelio/contracts/audit'
import { recordWords } from '@aurelio/contracts/record-words'
import { csvBody } from '../../platform/export/csv.ts'
import { everyRow } from '../../platform/export/export-file.ts'
import { refusal } from '../../platform/http/failures.ts'
import { type PlainRoute, signedIn } from '../../platform/http/plain-routes.ts'
import { problemResponse } from '../../platform/http/problem.ts'
import type { AuditService } from './service.ts'

/** What the filter of the screen leaves of the record, as a file that a spreadsheet opens. */
export function exportRoute(audit: AuditService): PlainRoute {
  return {
    method: 'GET',
    path: '/api/exports/audit.csv',
    answer: signedIn(async (c, session) => {
      if (!audit.may(session)) return problemResponse(c, refusal('FORBIDDEN'))
      const filter = auditFilterSchema.safeParse(c.req.query())
      if (!filter.success) return problemResponse(c, refusal('BAD_REQUEST'))
      const zone = await audit.timeZoneOf(session)
      const rows = rowsOf(
        everyRow((page) => audit.list(session, { ...page, ...filter.data })),
        zone,
      )
      return new Response(csvBody({ head: [`Momento (${zone})`, 'Qué', 'Quién', 'A quién'], rows }), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="registro.csv"',
          'cache-control': 'no-store',
        },
      })
    }),
  }
}

async function* rowsOf(records: AsyncIterable<AuditRecord>, timeZone: string) {
  // As ISO writes days and hours, so that the column sorts.
  const moment = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  for await (const { at, kind, actor, person } of records)
    yield [moment.format(new Date(at)), recordWords[kind], actor?.name ?? '', person?.name ?? '']
}
