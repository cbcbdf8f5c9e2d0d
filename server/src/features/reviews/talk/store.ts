import type { Database } from '../../../platform/database/database.ts'
import type {
  ReviewCommentRow,
  ReviewDecisionRow,
  ReviewThreadRow,
} from '../../../platform/database/tables/reviews.ts'

/** What is said in reviews: threads on elements, and decisions, of which none is ever changed. */
export function talkStore(database: Database) {
  return {
    threads(reviewId: string) {
      return database
        .query()
        .selectFrom('reviewThread')
        .selectAll()
        .where('reviewId', '=', reviewId)
        .orderBy('createdAt')
        .orderBy('id')
        .execute()
    },
    /** `withNotes`: also what is for the team alone. */
    comments(reviewId: string, { withNotes }: { withNotes: boolean }) {
      return database
        .query()
        .selectFrom('reviewComment')
        .innerJoin('reviewThread', 'reviewThread.id', 'reviewComment.threadId')
        .selectAll('reviewComment')
        .where('reviewThread.reviewId', '=', reviewId)
        .where('reviewComment.internal', 'in', withNotes ? [0, 1] : [0])
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
      const row = await database
        .query()
        .selectFrom('reviewComment')
        .innerJoin('reviewThread', 'reviewThread.id', 'reviewComment.threadId')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('reviewThread.reviewId', '=', reviewId)
        .executeTakeFirstOrThrow()
      return row.count
    },
    /** Whether a thread is there for whoever asks: it has something that they may read. */
    async hasThread(reviewId: string, id: string, { withNotes }: { withNotes: boolean }): Promise<boolean> {
      const row = await database
        .query()
        .selectFrom('reviewThread')
        .innerJoin('reviewComment', 'reviewComment.threadId', 'reviewThread.id')
        .select('reviewThread.id')
        .where('reviewThread.reviewId', '=', reviewId)
        .where('reviewThread.id', '=', id)
        .where('reviewComment.internal', 'in', withNotes ? [0, 1] : [0])
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
