import { addresses } from '@aurelio/contracts/addresses'
import type { EventOf } from '@aurelio/contracts/events'
import type { Database } from '../../../platform/database/database.ts'
import type { RateLimits } from '../../../platform/http/rate-limits.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import type { Mailing } from '../../../platform/mail/message.ts'
import { wantsMail } from '../../../platform/mail/wants-mail.ts'
import { recipientStore } from './store.ts'
import { reviewMailWords } from './words.ts'

/** Comments that come within a quarter of an hour are told by one mail. */
const comments = { limit: 1, windowSeconds: 15 * 60 }

type Parts = {
  database: Database
  limits: RateLimits
  mail: Mail
  mailingOf: (workspaceId: string) => Promise<Mailing>
  baseUrl: string
}
type Told = EventOf<'review.requested' | 'review.commented' | 'review.approved' | 'review.rejected'>
type Words = (typeof reviewMailWords)[Mailing['language']]

/** Mails of the steps of a review, in the language of its workspace, to those who want mail and did not do it themselves. */
export function reviewMails({ database, limits, mail, mailingOf, baseUrl }: Parts) {
  const store = recipientStore(database)
  type People = Awaited<ReturnType<typeof store.asker>>

  async function send(
    people: People,
    { subject: review, actorId, workspaceId }: Told,
    step: (words: Words) => { subject: string; text: string },
  ) {
    const mailing = await mailingOf(workspaceId)
    const words = reviewMailWords[mailing.language]
    const { subject, text } = step(words)
    for (const { id, name, email, banned, preferences } of people)
      if (id !== actorId && !banned && wantsMail(preferences))
        await mail.send({
          ...mailing,
          to: email,
          subject,
          text: [words.hello(name), text, words.why(`${baseUrl}${addresses.profileTab('preferences')}`)],
          action: { label: words.open, url: `${baseUrl}${addresses.review(review.id)}` },
        })
  }

  return {
    async requested(this: void, events: readonly EventOf<'review.requested'>[]): Promise<void> {
      for (const event of events)
        await send(await store.clients(event.pageId), event, (words) => words.requested(event.subject.name))
    },
    async commented(this: void, events: readonly EventOf<'review.commented'>[]): Promise<void> {
      for (const event of events) {
        const { id, name } = event.subject
        if (!event.forClients || (await limits.hit('review-mail', [id], comments)) > 0) continue
        await send(await store.asker(id), event, (words) => words.commented(name, event.byName))
      }
    },
    async decided(
      this: void,
      events: readonly EventOf<'review.approved' | 'review.rejected'>[],
    ): Promise<void> {
      for (const event of events) {
        const { subject, byName, kind } = event
        await send(await store.asker(subject.id), event, (words) =>
          kind === 'review.approved'
            ? words.approved(subject.name, byName)
            : words.rejected(subject.name, byName),
        )
      }
    },
  }
}
