import { addresses } from '@aurelio/contracts/addresses'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import type { Mailing } from '../../../platform/mail/message.ts'
import type { ReportPrinter } from '../reports/print.ts'
import { daysOf } from './months.ts'
import type { SignedIds } from '../../../platform/public-token/signed-ids.ts'
import type { MailingStore } from './store.ts'
import { mailingWords } from './words.ts'

const longestReason = 300
/** Later each time: a mail server may be away for some hours. */
const tries = 20

type Parts = {
  database: Database
  emit: Emit
  mail: Mail
  store: MailingStore
  stops: SignedIds
  print: ReportPrinter
  mailingOf: (workspaceId: string) => Promise<Mailing>
  baseUrl: string
}
type Due = {
  mailing: NonNullable<Awaited<ReturnType<MailingStore['find']>>>
  reader: NonNullable<Awaited<ReturnType<MailingStore['reader']>>>
  month: string
}

/**
 * Sends one reader the report of one month. What was sent is not sent again; a try that a crash cut short before that was
 * written down goes out under the same Message-ID, by which mail servers know it.
 */
export function sendReport({ database, emit, mail, store, stops, print, mailingOf, baseUrl }: Parts) {
  async function send({ mailing, reader, month }: Due) {
    const { workspaceId, agency, projectId, projectName } = mailing
    const project = projectId === null ? null : { id: projectId, name: projectName ?? '' }
    const isTeam = reader.role !== null && reader.role !== 'client'
    const [pdf, common] = await Promise.all([
      print({
        workspaceId,
        agency,
        project,
        period: { kind: 'fixed', ...daysOf(month) },
        readers: isTeam ? 'team' : 'clients',
      }),
      mailingOf(workspaceId),
    ])
    const words = mailingWords[common.language]
    const token = stops.sign(reader.id)
    const named = { month: words.month(month), subject: project?.name ?? agency }
    await mail.hand(
      {
        ...common,
        to: reader.address,
        subject: words.subject(named),
        text: [
          words.text(named),
          {
            isList: false,
            lines: [
              [
                { text: `${words.why(agency)} ` },
                { text: words.stop, link: `${baseUrl}${addresses.reportMail(token)}` },
              ],
            ],
          },
        ],
      },
      {
        messageId: `<report-${reader.id}-${month}@${new URL(baseUrl).hostname}>`,
        attachments: [{ filename: pdf.name, content: pdf.bytes, contentType: 'application/pdf' }],
        // RFC 8058: the reader's program stops it by one press.
        headers: {
          'list-unsubscribe': `<${baseUrl}/api/report-mail-stops/${token}>`,
          'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
        },
      },
    )
  }

  async function end({ mailing: { id, workspaceId }, reader, month }: Due, reason: string | null) {
    const at = new Date().toISOString()
    const subject = { id, name: '' }
    await database.inTransaction(async () => {
      await store.ended(reader.id, month, { state: reason === null ? 'sent' : 'failed', at, reason })
      await emit({ workspaceId, actorId: null, origin: null, at, kind: 'report-mailing.changed', subject })
    })
  }

  return defineJob({
    kind: 'report-mail',
    input: z.object({ readerId: z.string(), month: z.string() }),
    maxAttempts: tries,
    run: async ({ readerId, month }) => {
      const reader = await store.reader(readerId)
      const mailing = reader && (await store.find(reader.mailingId))
      // Taken back, stopped or sent in the meantime.
      if (!reader || !mailing || reader.stoppedAt !== null) return
      if (reader.month !== month || reader.state === 'sent') return
      const due = { mailing, reader, month }
      try {
        await send(due)
      } catch (error) {
        await end(due, (error instanceof Error ? error.message : 'Error').slice(0, longestReason))
        throw error
      }
      await end(due, null)
    },
  })
}
