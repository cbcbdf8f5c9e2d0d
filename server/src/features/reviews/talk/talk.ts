import { randomUUID } from 'node:crypto'
import type { ReviewComment, ReviewDecision, ReviewThread, Verdict } from '@aurelio/contracts/reviews'
import type { Database } from '../../../platform/database/database.ts'
import { notFound, refuse } from '../../../platform/http/failures.ts'
import { talkStore } from './store.ts'

/** Who speaks: a member, or a guest by the name they gave. */
export type Voice = { userId: string | null; name: string; isTeam: boolean }
export type Said = { text: string; internal: boolean }
export type Pin = Said & { element: string; x: number; y: number }

/** More than anybody reads; a robot with a link must not fill the database. */
const mostComments = 1000

/** What is said in a review. Everything runs within the caller's transaction. */
export function reviewTalk(database: Database) {
  const store = talkStore(database)

  async function say(threadId: string, { userId, name, isTeam }: Voice, { text, internal }: Said) {
    await store.insertComment({
      id: randomUUID(),
      threadId,
      userId,
      name,
      team: isTeam ? 1 : 0,
      internal: internal ? 1 : 0,
      text,
      createdAt: new Date().toISOString(),
    })
  }

  async function demandRoom(reviewId: string) {
    if ((await store.count(reviewId)) >= mostComments) throw refuse('REVIEW_FULL')
  }

  /** Throws a 404 where there is no such thread for whoever asks. */
  async function demandThread(reviewId: string, id: string, { isTeam }: Voice) {
    if (!(await store.hasThread(reviewId, id, { withNotes: isTeam }))) throw notFound()
  }

  return {
    /** Everything that may be read: without `withNotes` nothing that is for the team alone. */
    async read(
      reviewId: string,
      { withNotes }: { withNotes: boolean },
    ): Promise<{ threads: ReviewThread[]; decisions: ReviewDecision[] }> {
      const [threads, comments, decisions] = await Promise.all([
        store.threads(reviewId),
        store.comments(reviewId, { withNotes }),
        store.decisions(reviewId),
      ])
      const byThread = Map.groupBy(comments, ({ threadId }) => threadId)
      return {
        threads: threads.flatMap(({ id, element, x, y, version, resolvedAt }) => {
          const said = byThread.get(id)
          if (!said) return []
          return { id, element, x, y, version, resolved: resolvedAt !== null, comments: said.map(toComment) }
        }),
        decisions: decisions.map(({ verdict, name, team, note, createdAt }) => ({
          verdict,
          by: { name, isTeam: team === 1 },
          note,
          at: createdAt,
        })),
      }
    },

    async pin(reviewId: string, voice: Voice, { element, x, y, ...said }: Pin): Promise<void> {
      await demandRoom(reviewId)
      const id = randomUUID()
      const createdAt = new Date().toISOString()
      await store.insertThread({ id, reviewId, element, x, y, resolvedAt: null, createdAt })
      await say(id, voice, said)
    },

    async reply(reviewId: string, threadId: string, voice: Voice, said: Said): Promise<void> {
      await demandThread(reviewId, threadId, voice)
      await demandRoom(reviewId)
      await say(threadId, voice, said)
    },

    async resolve(reviewId: string, threadId: string, voice: Voice, resolved: boolean): Promise<void> {
      await demandThread(reviewId, threadId, voice)
      await store.setResolved(threadId, resolved ? new Date().toISOString() : null)
    },

    async decide(reviewId: string, { userId, name, isTeam }: Voice, verdict: Verdict, note: string) {
      const createdAt = new Date().toISOString()
      const team = isTeam ? 1 : 0
      await store.insertDecision({ id: randomUUID(), reviewId, verdict, userId, name, team, note, createdAt })
    },
  }
}

type CommentRow = Awaited<ReturnType<ReturnType<typeof talkStore>['comments']>>[number]

function toComment({ id, name, team, internal, text, createdAt }: CommentRow): ReviewComment {
  return { id, by: { name, isTeam: team === 1 }, text, internal: internal === 1, at: createdAt }
}
