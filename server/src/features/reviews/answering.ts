import type { EventOf } from '@aurelio/contracts/events'
import type { Review, Verdict } from '@aurelio/contracts/reviews'
import { by, type Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Emit } from '../../platform/events/events.ts'
import { forbidden, refuse } from '../../platform/http/failures.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'
import type { reviewLinks } from './links/links.ts'
import { guestRights, type reviewReading, type Rights } from './reading.ts'
import { type ReviewHead, reviewStore } from './store.ts'
import { type Pin, reviewTalk, type Said, type Voice } from './talk/talk.ts'

/** What a link may write, so that nobody fills a review with it. */
const perLink = { limit: 120, windowSeconds: 10 * 60 }

type Parts = {
  database: Database
  emit: Emit
  limits: RateLimits
  links: ReturnType<typeof reviewLinks>
  reading: ReturnType<typeof reviewReading>
}
/** Somebody at a review: who they are, what they may, and how an event names them. */
type Visitor = {
  head: ReviewHead
  can: Rights
  voice: Voice
  by: Pick<EventOf<'review.commented'>, 'workspaceId' | 'actorId' | 'origin' | 'at'>
}
type Key = { token: string; pass?: string | undefined }

/** What is said in a review, by members and by whoever has a link. Throws a 403 for what they may not. */
export function reviewAnswering({ database, emit, limits, links, reading }: Parts) {
  const store = reviewStore(database)
  const talk = reviewTalk(database)

  async function member(session: Session, id: string): Promise<Visitor> {
    const { head, can } = await reading.seen(session, id)
    const { id: userId, name } = session.user
    return { head, can, voice: { userId, name, isTeam: can.note }, by: by(session) }
  }

  async function guest({ token, pass }: Key, name: string): Promise<Visitor> {
    const link = await links.open(token, pass)
    const seconds = await limits.hit('review', [link.id], perLink)
    if (seconds > 0) throw refuse('TOO_MANY_REQUESTS', { seconds })
    const head = await reading.byLink(link)
    const at = new Date().toISOString()
    return {
      head,
      can: guestRights,
      voice: { userId: null, name, isTeam: false },
      by: { workspaceId: head.workspaceId, actorId: null, origin: null, at },
    }
  }

  /** Does something in a review, and gives it as it is then. */
  async function change(visitor: Visitor, act: () => Promise<void>): Promise<Review> {
    const { head, can } = visitor
    return database.inTransaction(async () => {
      await act()
      const { workspaceId, id: reviewId } = head
      return reading.show(await reading.byLink({ workspaceId, reviewId }), can)
    })
  }

  function comment(visitor: Visitor, said: Said, write: () => Promise<void>) {
    const { can } = visitor
    if (!can.comment || (said.internal && !can.note)) throw forbidden()
    return change(visitor, async () => {
      await write()
      await emit({ ...about(visitor), kind: 'review.commented', forClients: !said.internal })
    })
  }

  const pin = (visitor: Visitor, pinned: Pin) =>
    comment(visitor, pinned, () => talk.pin(visitor.head.id, visitor.voice, pinned))

  const reply = (visitor: Visitor, thread: string, said: Said) =>
    comment(visitor, said, () => talk.reply(visitor.head.id, thread, visitor.voice, said))

  function decide(visitor: Visitor, verdict: Verdict, note: string) {
    const { head, can, voice } = visitor
    if (!can.decide) throw forbidden()
    return change(visitor, async () => {
      await talk.decide(head.id, voice, verdict, note)
      await store.setState(head.id, verdict)
      const kind = verdict === 'approved' ? 'review.approved' : 'review.rejected'
      await emit({ ...about(visitor), kind })
    })
  }

  const publicOnly = { internal: false }
  return {
    async get(session: Session, id: string): Promise<Review> {
      const { head, can } = await reading.seen(session, id)
      return reading.show(head, can)
    },
    page: async (session: Session, id: string) => reading.page((await reading.seen(session, id)).head),
    pin: async (session: Session, id: string, pinned: Pin) => pin(await member(session, id), pinned),
    reply: async (session: Session, id: string, thread: string, said: Said) =>
      reply(await member(session, id), thread, said),
    decide: async (session: Session, id: string, verdict: Verdict, note: string) =>
      decide(await member(session, id), verdict, note),

    async resolve(session: Session, id: string, thread: string, resolved: boolean): Promise<Review> {
      const visitor = await member(session, id)
      if (!visitor.can.resolve) throw forbidden()
      return change(visitor, async () => {
        await talk.resolve(visitor.head.id, thread, visitor.voice, resolved)
        await emit({ ...about(visitor), kind: 'review.settled' })
      })
    },

    guest: {
      async get({ token, pass }: Key): Promise<Review> {
        const link = await links.open(token, pass)
        await links.seen(link)
        return reading.show(await reading.byLink(link), guestRights)
      },
      page: async ({ token, pass }: Key) => reading.page(await reading.byLink(await links.open(token, pass))),
      unlock: (token: string, password: string) => links.unlock(token, password),
      pin: async (key: Key, name: string, pinned: Omit<Pin, 'internal'>) =>
        pin(await guest(key, name), { ...pinned, ...publicOnly }),
      reply: async (key: Key, name: string, thread: string, text: string) =>
        reply(await guest(key, name), thread, { text, ...publicOnly }),
      decide: async (key: Key, name: string, verdict: Verdict, note: string) =>
        decide(await guest(key, name), verdict, note),
    },
  }
}

/** What an event tells of what somebody does in a review. */
function about({ head, voice, by: actor }: Visitor) {
  const { id, pageName: name, projectId, pageId } = head
  return { ...actor, subject: { id, name }, projectId, pageId, byName: voice.name }
}
