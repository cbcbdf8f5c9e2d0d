import type { SubscriberListRow, SubscriberRow } from '../../../platform/database/tables/subscriptions.ts'
import type { RateLimits } from '../../../platform/http/rate-limits.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import type { Mailing } from '../../../platform/mail/message.ts'
import type { SignedIds } from '../../../platform/public-token/signed-ids.ts'
import { mailLanguage, subscriptionWords } from '../words.ts'

/** Whoever types somebody else's address into a form makes us write to them: seldom. */
const perPerson = { limit: 3, windowSeconds: 24 * 60 * 60 }

type Parts = {
  mail: Mail
  jobs: Jobs
  limits: RateLimits
  tokens: SignedIds
  baseUrl: string
  mailingOf: (workspaceId: string) => Promise<Mailing>
}

/** Asks people by mail whether they want to be on a list: by a page with one button, so that no scanner confirms it. */
export function subscriptionConfirmations({ mail, jobs, limits, tokens, baseUrl, mailingOf }: Parts) {
  return {
    async ask(list: SubscriberListRow, person: SubscriberRow): Promise<void> {
      if ((await limits.hit('subscription-confirmation', [person.id, list.id], perPerson)) > 0) return
      const mailing = await mailingOf(list.workspaceId)
      const language = mailLanguage(person.language, mailing.language)
      const words = subscriptionWords[language]
      await mail.send(
        {
          ...mailing,
          language,
          to: person.email,
          subject: words.confirmSubject(list.name),
          text: [...words.confirmText(mailing.sender.name, list.name)],
          action: {
            label: words.confirmButton,
            url: `${baseUrl}/s/${tokens.sign(person.id)}?list=${list.id}`,
          },
        },
        [person.id],
      )
    },
    forget: (subscriberIds: readonly string[]) => jobs.forget(subscriberIds),
  }
}
export type Confirmations = ReturnType<typeof subscriptionConfirmations>
