import type { ReviewState } from '@aurelio/contracts/reviews'
import { type Scope, sharedPages } from '../../platform/access/scope.ts'
import type { Database } from '../../platform/database/database.ts'
import type { ReviewRow } from '../../platform/database/tables/reviews.ts'
import type { Position } from '../../platform/http/cursor.ts'

type ListQuery = { after: Position | null; pageId: string | undefined; limit: number }

/** What is asked of a page: a review for each version. Every query names the scope, so that a foreign id finds nothing. */
export function reviewStore(database: Database) {
  const seen = ({ workspaceId, sharedWith }: Scope) => {
    const query = database
      .query()
      .selectFrom('review')
      .innerJoin('page', 'page.id', 'review.pageId')
      .where('review.workspaceId', '=', workspaceId)
      .where('page.deletedAt', 'is', null)
    return sharedWith === null ? query : query.where('review.pageId', 'in', sharedPages(database, sharedWith))
  }
  const heads = (scope: Scope) =>
    seen(scope)
      .select(['review.id', 'review.pageId', 'review.version', 'review.state', 'review.createdAt'])
      .select(['review.note', 'page.name as pageName', 'page.version as pageVersion', 'page.projectId'])
      .select((eb) =>
        eb
          .selectFrom('reviewThread')
          .innerJoin('review as begun', 'begun.id', 'reviewThread.reviewId')
          .select((count) => count.fn.countAll<number>().as('count'))
          .whereRef('begun.pageId', '=', 'review.pageId')
          // What is still open of an earlier version was carried on.
          .whereRef('begun.version', '<=', 'review.version')
          .where('reviewThread.resolvedAt', 'is', null)
          .where((open) =>
            open.exists(
              open
                .selectFrom('reviewComment')
                .select('reviewComment.id')
                .whereRef('reviewComment.threadId', '=', 'reviewThread.id')
                // A thread of notes alone is there for the team alone.
                .where('reviewComment.internal', 'in', scope.sharedWith === null ? [0, 1] : [0]),
            ),
          )
          .as('openThreads'),
      )

  return {
    /** The last review of each page, the last one first; one row more than `limit`. */
    list(scope: Scope, { after, pageId, limit }: ListQuery) {
      let query = heads(scope).where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('review as later')
              .select('later.id')
              .whereRef('later.pageId', '=', 'review.pageId')
              .whereRef('later.version', '>', 'review.version'),
          ),
        ),
      )
      if (pageId !== undefined) query = query.where('review.pageId', '=', pageId)
      if (after)
        query = query.where((eb) =>
          eb(eb.refTuple('review.createdAt', 'review.id'), '<', eb.tuple(after.at, after.id)),
        )
      return query
        .orderBy('review.createdAt', 'desc')
        .orderBy('review.id', 'desc')
        .limit(limit + 1)
        .execute()
    },
    find(scope: Scope, id: string) {
      return heads(scope)
        .innerJoin('organization', 'organization.id', 'review.workspaceId')
        .select(['review.workspaceId', 'review.fileKey', 'review.askedBy', 'organization.name as agency'])
        .where('review.id', '=', id)
        .executeTakeFirst()
    },
    /** Writes it, or gives the one that there is of this version. */
    async put(row: ReviewRow): Promise<string> {
      const made = await database
        .query()
        .insertInto('review')
        .values(row)
        .onConflict((conflict) => conflict.columns(['pageId', 'version']).doNothing())
        .returning('id')
        .executeTakeFirst()
      if (made) return made.id
      const { id } = await database
        .query()
        .selectFrom('review')
        .select('id')
        .where('pageId', '=', row.pageId)
        .where('version', '=', row.version)
        .executeTakeFirstOrThrow()
      return id
    },
    async setState(id: string, state: ReviewState): Promise<void> {
      await database.query().updateTable('review').set({ state }).where('id', '=', id).execute()
    },
    /** Forgets the reviews of pages; gives the keys of their files. */
    async removeOf(pageIds: readonly string[]): Promise<string[]> {
      const rows = await database
        .query()
        .deleteFrom('review')
        .where('pageId', 'in', pageIds)
        .returning('fileKey')
        .execute()
      return rows.map(({ fileKey }) => fileKey)
    },
    /** The same of pages that are not there any more, at most so many. */
    async removeLost(limit: number): Promise<string[]> {
      const rows = await database
        .query()
        .deleteFrom('review')
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('review as lost')
            .leftJoin('page', 'page.id', 'lost.pageId')
            .select('lost.id')
            .where('page.id', 'is', null)
            .limit(limit),
        )
        .returning('fileKey')
        .execute()
      return rows.map(({ fileKey }) => fileKey)
    },
    async filesOf(workspaceId: string): Promise<string[]> {
      const rows = await database
        .query()
        .selectFrom('review')
        .select('fileKey')
        .where('workspaceId', '=', workspaceId)
        .execute()
      return rows.map(({ fileKey }) => fileKey)
    },
  }
}
export type ReviewHead = NonNullable<Awaited<ReturnType<ReturnType<typeof reviewStore>['find']>>>
