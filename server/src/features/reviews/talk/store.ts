import type { Database } from '../../../platform/database/database.ts'
import type {
  ReviewCommentRow,
  ReviewDecisionRow,
  ReviewThreadRow,
} from '../../../platform/database/tables/reviews.ts'

/** What is said in reviews: threads on elements, and decisions, of which none is ever changed. */
export function talkStore(database: Database) {
  /** The threads of a review: its own, and those of earlier versions that were open when it was asked for. */
  const threadsOf = (reviewId: string) =>
    database
      .query()
      .selectFrom('review as asked')
      .innerJoin('review as begun', 'begun.pageId', 'asked.pageId')
      .innerJoin('reviewThread', 'reviewThread.reviewId', 'begun.id')
      .where('asked.id', '=', reviewId)
      .where((eb) =>
        eb.or([
          eb('begun.id', '=', eb.ref('asked.id')),
          eb.and([
            eb('begun.version', '<', eb.ref('asked.version')),
            eb.or([
              eb('reviewThread.resolvedAt', 'is', null),
              eb('reviewThread.resolvedAt', '>', eb.ref('asked.createdAt')),
            ]),
          ]),
        ]),
      )

  const commentsOf = (reviewId: string, { withNotes }: { withNotes: boolean }) =>
    threadsOf(reviewId)
      .innerJoin('reviewComment', 'reviewComment.threadId', 'reviewThread.id')
      .where('reviewComment.internal', 'in', withNotes ? [0, 1] : [0])

  return {
    threads(reviewId: string) {
      return threadsOf(reviewId)
        .selectAll('reviewThread')
        .select('begun.version')
        .orderBy('reviewThread.createdAt')
        .orderBy('reviewThread.id')
        .execute()
    },
    /** `withNotes`: also what is for the team alone. */
    comments(reviewId: string, seen: { withNotes: boolean }) {
      return commentsOf(reviewId, seen)
        .selectAll('reviewComment')
        .orderBy('reviewComment.createdAt')
        .orderBy('reviewComment.id')
        .execute()
    },
    decisions(reviewId: string) {
      return database
        .query()
        .selectFrom('reviewDecision')
        .selectAll()
        .where('reviewId', '=', reviewId)
        .orderBy('createdAt')
        .orderBy('id')
        .execute()
    },
    async count(reviewId: string): Promise<number> {
      const row = await commentsOf(reviewId, { withNotes: true })
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return row.count
    },
    /** Whether a thread is there for whoever asks: it has something that they may read. */
    async hasThread(reviewId: string, id: string, seen: { withNotes: boolean }): Promise<boolean> {
      const row = await commentsOf(reviewId, seen)
        .select('reviewThread.id')
        .where('reviewThread.id', '=', id)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },
    async insertThread(row: ReviewThreadRow) {
      await database.query().insertInto('reviewThread').values(row).execute()
    },
    async insertComment(row: ReviewCommentRow) {
      await database.query().insertInto('reviewComment').values(row).execute()
    },
    async insertDecision(row: ReviewDecisionRow) {
      await database.query().insertInto('reviewDecision').values(row).execute()
    },
    async setResolved(id: string, resolvedAt: string | null) {
      await database.query().updateTable('reviewThread').set({ resolvedAt }).where('id', '=', id).execute()
    },
  }
}
