import type { Lead } from '@aurelio/contracts/leads'
import { replyOf } from '@aurelio/page'
import type { StoredDocument } from '@aurelio/page/document'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { RateLimits } from '../../../platform/http/rate-limits.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import type { Message } from '../../../platform/mail/message.ts'
import { formOf } from '../validate.ts'

/** So that nobody's box is filled by somebody who enters their address. */
const perRecipient = { limit: 3, windowSeconds: 24 * 60 * 60 }

type Sent = {
  workspaceId: string
  pageId: string | null
  formId: string
  email: string
  fields: Lead['fields']
}
type Parts = {
  database: Database
  limits: RateLimits
  mail: Pick<Mail, 'send'>
  /** What was sent in a form; undefined where the lead is gone. */
  sentIn: (leadId: string) => Promise<Sent | undefined>
  /** A page as it stands published; null where it does not. */
  publishedPage: (pageId: string) => Promise<{ document: StoredDocument } | null>
}

/** Mails to those who filled in a form what the form says to them, for the leads that came together. */
export function replyJob({ database, limits, mail, sentIn, publishedPage }: Parts) {
  async function messageFor(leadId: string): Promise<Message | null> {
    const sent = await sentIn(leadId)
    if (!sent?.pageId || sent.email === '') return null
    const page = await publishedPage(sent.pageId)
    const form = page && formOf(page.document.read().document, sent.formId)
    const reply = form ? replyOf(form.props, sent.fields, sent.email) : null
    if (!reply) return null
    if ((await limits.hit('lead-reply', [sent.email.toLowerCase()], perRecipient)) > 0) return null
    const { workspaceId, email: to } = sent
    return { to, workspaceId, subject: reply.subject, text: reply.paragraphs }
  }

  return defineJob({
    kind: 'lead-reply',
    input: z.object({ leadIds: z.array(z.string()) }),
    async run({ leadIds }) {
      const messages: { id: string; message: Message }[] = []
      for (const id of leadIds) {
        const message = await messageFor(id)
        if (message) messages.push({ id, message })
      }
      // All or none: what runs again after a crash has sent nothing.
      await database.inTransaction(async () => {
        for (const { id, message } of messages) await mail.send(message, [id])
      })
    },
  })
}
