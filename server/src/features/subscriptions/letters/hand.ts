import type { LetterRow } from '../../../platform/database/tables/subscriptions.ts'
import { MailInDoubt } from '../../../platform/mail/bulk-pool.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { addressHash, type PeopleStore } from '../people/store.ts'
import type { ReturnPaths } from '../sending/return-path.ts'
import type { LetterDrawing } from './draw.ts'
import type { LetterStore } from './store.ts'
import { subjectFor } from './trial.ts'

/** A server that says 'later' is asked again after these minutes; then it is given up. */
const pausesMinutes = [5, 15, 60, 180, 360, 720]

type Parts = {
  mail: Mail
  paths: ReturnPaths
  store: LetterStore
  subscribers: PeopleStore
  baseUrl: string
}

/** Who gets a letter, with those of its segments that they are of. */
export type Recipient = Awaited<ReturnType<LetterStore['due']>>[number]
export type Reader = Recipient & { segments: ReadonlySet<string> }

/** Hands one letter to the mail server, and settles the reader's row by what it says. */
export function handing(parts: Parts) {
  const { mail, paths, store, subscribers } = parts
  return async function hand(
    letter: LetterRow,
    drawing: LetterDrawing,
    links: ReadonlyMap<string, string>,
    to: Reader,
  ): Promise<void> {
    const { subscriberId, email, name, tries, variant, pace } = to
    const row = { letterId: letter.id, subscriberId }
    let isMine = false
    // What somebody else has in hand, or has settled, is left as it is: two jobs of a letter do not send it twice.
    const settle = (patch: Parameters<LetterStore['settle']>[1]) =>
      store.settle(row, patch, isMine ? ['sending', 'doubt'] : ['waiting'])
    const drawn = drawing.draw(
      { id: subscriberId, email, name },
      (address) => {
        const counted = links.get(address)
        return counted === undefined ? address : variant === 'b' ? `${counted}b` : counted
      },
      { subject: subjectFor({ ...drawing.letter, chosen: letter.chosen }, variant), segments: to.segments },
    )
    try {
      const { response } = await mail.handDrawn(
        {
          to: email,
          workspaceId: letter.workspaceId,
          fromName: drawing.mailing.sender.name,
          returnPath: paths.make('letter', letter.id, subscriberId),
          ...(drawing.legal.email !== '' && { replyTo: drawing.legal.email }),
          subject: drawn.subject,
          html: drawn.html,
          text: drawn.text,
          messageId: `<letter-${letter.id}-${subscriberId}@${new URL(parts.baseUrl).hostname}>`,
          headers: {
            precedence: 'bulk',
            'list-id': `<${letter.listId ?? letter.id}.${new URL(parts.baseUrl).hostname}>`,
            // RFC 8058: the reader's program unsubscribes by one press.
            'list-unsubscribe': `<${drawn.leave}>`,
            'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
          },
        },
        async () => {
          const hasTaken = await store.take(row)
          isMine ||= hasTaken
          return hasTaken
        },
      )
      const sentAt = new Date().toISOString()
      await settle({ state: 'sent', sentAt, tries: tries + 1, answer: response.slice(0, 200) })
    } catch (error) {
      const { code, answer } = refusalOf(error)
      if (error instanceof MailInDoubt) {
        await settle({ state: 'doubt', tries: tries + 1, answer })
        return
      }
      if (code >= 500) {
        await settle({ state: 'bounced', tries: tries + 1, answer })
        if (pace !== 'each') await subscribers.giveTurnBack(subscriberId, letter.id)
        // Only where there is no such mailbox: a full one, or a letter that was not liked, may go well the next time.
        if (code === 550 || code === 551 || code === 553)
          await subscribers.suppress({
            workspaceId: letter.workspaceId,
            hash: addressHash(email),
            reason: 'bounced',
            at: new Date().toISOString(),
          })
        return
      }
      const pause = pausesMinutes[tries]
      if (pause === undefined && pace !== 'each') await subscribers.giveTurnBack(subscriberId, letter.id)
      const nextAt = new Date(Date.now() + (pause ?? 0) * 60_000).toISOString()
      await settle({
        state: pause === undefined ? 'failed' : 'waiting',
        tries: tries + 1,
        nextAt,
        answer,
      })
    }
  }
}

/** What the server said, with its code; 0 where there was no answer: it is tried again. */
function refusalOf(error: unknown): { code: number; answer: string } {
  const code =
    typeof error === 'object' && error !== null && 'responseCode' in error ? Number(error.responseCode) : 0
  const answer = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ').slice(0, 200) : ''
  return { code: Number.isInteger(code) ? code : 0, answer }
}
