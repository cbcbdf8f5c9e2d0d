import { type ReportMailing, reportMailingSchema } from '@aurelio/contracts/report-mailings'
import { z } from 'zod'
import type { Person } from './test-server.ts'
import { bodyOf } from './work.ts'

/** A period of a report. */
export const lastMonth = { kind: 'rolling', period: 'month' }
const made = z.object({ link: z.object({ id: z.string() }), token: z.string() })

/** Makes a link to a report as the screen does: its id, and what stands behind the last slash of its address. */
export async function shareReport(owner: Person, asked: object = {}) {
  const { link, token } = made.parse(
    bodyOf(await owner.call('POST', '/api/report-links', { period: lastMonth, ...asked })),
  )
  return { id: link.id, token }
}

/** Has a report sent each month, to a client unless told otherwise. */
export async function mailReport(owner: Person, asked: object = {}): Promise<ReportMailing> {
  const emails = ['clara@ejemplo.es']
  return reportMailingSchema.parse(
    bodyOf(await owner.call('POST', '/api/report-mailings', { emails, ...asked })),
  )
}
