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
    /** The clients with whom a project is shared. */
    clients(projectId: string) {
      return people()
        .innerJoin('grant', 'grant.userId', 'user.id')
        .where('grant.projectId', '=', projectId)
        .execute()
    },
  }
}
