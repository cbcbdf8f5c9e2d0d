import { clientsOfPages } from '../../../platform/access/scope.ts'
import type { Database } from '../../../platform/database/database.ts'

/** To whom word of a review goes. */
export function recipientStore(database: Database) {
  const people = () =>
    database
      .query()
      .selectFrom('user')
      .leftJoin('profile', 'profile.userId', 'user.id')
      .select(['user.id', 'user.name', 'user.email', 'user.banned', 'profile.preferences'])
      .orderBy('user.id')

  return {
    /** Whoever asked for a review, while they are in its workspace. */
    asker(reviewId: string) {
      return people()
        .innerJoin('review', 'review.askedBy', 'user.id')
        .innerJoin('member', (join) =>
          join
            .onRef('member.userId', '=', 'user.id')
            .onRef('member.organizationId', '=', 'review.workspaceId'),
        )
        .where('review.id', '=', reviewId)
        .execute()
    },
    /** The clients who see a page. */
    async clients(pageId: string) {
      const rows = await clientsOfPages(database, [pageId])
      const ids = [...new Set(rows.map(({ userId }) => userId))]
      return ids.length === 0 ? [] : people().where('user.id', 'in', ids).execute()
    },
  }
}
