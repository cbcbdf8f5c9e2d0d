import type { EventOf } from '@aurelio/contracts/events'
import type { Database } from '../../../platform/database/database.ts'
import type { RateLimits } from '../../../platform/http/rate-limits.ts'
import type { Mail, Message } from '../../../platform/mail/mail.ts'
import { wantsMail } from '../../../platform/mail/wants-mail.ts'
import { recipientStore } from './store.ts'

/** Comments that come within a quarter of an hour are told by one mail. */
const comments = { limit: 1, windowSeconds: 15 * 60 }

type Parts = { database: Database; limits: RateLimits; mail: Mail; baseUrl: string }
type Told = EventOf<'review.requested' | 'review.commented' | 'review.approved' | 'review.rejected'>
type Words = { subject: string; text: string }

/** Mails of the steps of a review, to those who want mail and did not do it themselves. */
export function reviewMails({ database, limits, mail, baseUrl }: Parts) {
  const store = recipientStore(database)
  type People = Awaited<ReturnType<typeof store.asker>>

  async function send(people: People, { subject: review, actorId }: Told, { subject, text }: Words) {
    for (const { id, name, email, banned, preferences } of people)
      if (id !== actorId && !banned && wantsMail(preferences))
        await mail.send({
          to: email,
          subject,
          text: [`Hola, ${name}:`, text, whyThisComes(baseUrl)],
          action: { label: 'Abrir la revisión', url: `${baseUrl}/reviews/${review.id}` },
        } satisfies Message)
  }

  return {
    async requested(this: void, events: readonly EventOf<'review.requested'>[]): Promise<void> {
      for (const event of events) {
        if (event.projectId === null) continue
        const page = event.subject.name
        await send(await store.clients(event.projectId), event, {
          subject: `Te piden que revises «${page}»`,
          text: `Hay una versión de «${page}» que espera tu respuesta. Puedes comentarla, aprobarla o pedir cambios.`,
        })
      }
    },
    async commented(this: void, events: readonly EventOf<'review.commented'>[]): Promise<void> {
      for (const event of events) {
        const { id, name } = event.subject
        if (!event.forClients || (await limits.hit('review-mail', [id], comments)) > 0) continue
        await send(await store.asker(id), event, {
          subject: `Comentarios nuevos en «${name}»`,
          text: `${event.byName} ha comentado la revisión de «${name}».`,
        })
      }
    },
    async decided(
      this: void,
      events: readonly EventOf<'review.approved' | 'review.rejected'>[],
    ): Promise<void> {
      for (const event of events) {
        const { subject, byName, kind } = event
        const [head, did] =
          kind === 'review.approved' ? ['Aprobada', 'ha aprobado'] : ['Cambios pedidos', 'pide cambios en']
        await send(await store.asker(subject.id), event, {
          subject: `${head}: «${subject.name}»`,
          text: `${byName} ${did} la versión de «${subject.name}» que le enseñaste.`,
        })
      }
    },
  }
}
export type ReviewMails = ReturnType<typeof reviewMails>

function whyThisComes(baseUrl: string) {
  return `Recibes este mensaje porque tienes activados los avisos por correo. Puedes quitarlos en ${baseUrl}/dashboard/profile?tab=preferences`
}
