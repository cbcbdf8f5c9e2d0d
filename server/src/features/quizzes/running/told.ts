import type { Mail } from '../../../platform/mail/mail.ts'
import type { Mailing } from '../../../platform/mail/message.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Attempt } from './attempts.ts'
import { quotedResult, quotesOf } from './quoted.ts'
import type { AttemptStore } from './store.ts'
import type { Version } from './versions.ts'

export type Telling = {
  /** One label more for a lead. */
  labelLead: (workspaceId: string, leadId: string, label: string) => Promise<void>
  mailingOf: (workspaceId: string) => Promise<Mailing>
}
type Parts = Telling & {
  database: Database
  mail: Pick<Mail, 'send'>
  store: Pick<AttemptStore, 'tellResult'>
}

/** What follows for a lead who gets to a result: its label, and the mail with it. Once, however often it is sent. */
export function resultTelling({ database, mail, store, labelLead, mailingOf }: Parts) {
  return async (workspaceId: string, version: Version, attempt: Attempt, leadId: string) => {
    const at = attempt.steps.at(-1)?.toNode
    const found = version.document.nodes.find(({ id }) => id === at)
    if (found?.type !== 'result' || (found.label === '' && found.mail.subject === '')) return
    const { answers, steps } = attempt
    const blocks = steps.map(({ fromNode }) => fromNode)
    const result = quotedResult(found, quotesOf(version, { answers, blocks }))
    const asked = version.questions.find(({ id, kind }) => kind === 'email' && answers.get(id))
    const to = asked ? (answers.get(asked.id) ?? '') : ''
    await database.inTransaction(async () => {
      if (!(await store.tellResult(attempt.row.id, found.id))) return
      if (found.label !== '') await labelLead(workspaceId, leadId, found.label)
      if (to === '' || result.mail.subject === '') return
      const text = result.mail.text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '')
      const { sender } = await mailingOf(workspaceId)
      await mail.send({ to, subject: result.mail.subject, text, sender, workspaceId }, [leadId])
    })
  }
}
