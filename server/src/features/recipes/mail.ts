import { largestMail } from '@aurelio/contracts/recipes'
import type { Access } from '../../platform/access/access.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { Emit } from '../../platform/events/events.ts'
import { refuse } from '../../platform/http/failures.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { Mailing } from '../../platform/mail/message.ts'
import type { RecipeService } from './service.ts'

const perPerson = { limit: 30, windowSeconds: 60 * 60 }
const longestReason = 300

type Parts = {
  access: Access
  limits: RateLimits
  mail: Mail
  emit: Emit
  recipes: RecipeService
  mailingOf: (workspaceId: string) => Promise<Mailing>
  /** Whether there is a server that takes mail. */
  hasServer: boolean
}
type Asked = { id: string; to: string[]; files: { name: string; data: string }[] }

/**
 * Sends the PDFs that a recipe made, as attachments: a mail for each reader, who does not see the others. Subject and text are
 * those of the recipe, and so are its readers where it names some. One that is refused never stops the rest.
 */
export function recipeMail({ access, limits, mail, emit, recipes, mailingOf, hasServer }: Parts) {
  return async (session: Session, { id, to, files }: Asked) => {
    access.demand(session, 'recipes.mail')
    const { name, steps } = await recipes.get(session, id)
    const step = steps.find((one) => one.do === 'mail')
    if (!step) throw refuse('RECIPE_WITHOUT_MAIL')
    const readers = [...new Set(step.to.length > 0 ? step.to : to)]
    if (readers.length === 0) throw refuse('RECIPE_WITHOUT_READERS')
    const attachments = files.map(attachment)
    const bytes = attachments.reduce((sum, { content }) => sum + content.length, 0)
    if (bytes > largestMail) throw refuse('MAIL_TOO_LARGE', { megabytes: largestMail / 1024 / 1024 })
    const seconds = await limits.hit('recipe-mail', [session.user.id], perPerson)
    if (seconds > 0) throw refuse('TOO_MANY_REQUESTS', { seconds })

    const mailing = await mailingOf(session.workspace.id)
    const text = step.text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '')
    const sent: string[] = []
    const refused: { address: string; reason: string }[] = []
    for (const address of readers)
      try {
        await mail.hand({ ...mailing, to: address, subject: step.subject, text }, { attachments })
        sent.push(address)
      } catch (error) {
        const reason = (error instanceof Error ? error.message : String(error)).slice(0, longestReason)
        refused.push({ address, reason })
      }
    if (sent.length > 0) await emit({ ...by(session), kind: 'recipe.mailed', subject: { id, name } })
    return { sent, refused, waits: !hasServer }
  }
}
export type RecipeMail = ReturnType<typeof recipeMail>

function attachment({ name, data }: { name: string; data: string }) {
  const content = Buffer.from(data, 'base64')
  if (!content.subarray(0, 1024).includes('%PDF-')) throw refuse('NOT_A_PDF')
  const filename = name.toLowerCase().endsWith('.pdf') ? name : `${name}.pdf`
  return { filename, content, contentType: 'application/pdf' }
}
