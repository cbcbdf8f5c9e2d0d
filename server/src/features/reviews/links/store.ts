import type { Database } from '../../../platform/database/database.ts'
import { owned } from '../../../platform/database/owned.ts'
import type { ReviewLinkRow } from '../../../platform/database/tables/reviews.ts'
import type { Position } from '../../../platform/http/cursor.ts'

/** Links to reviews, by the digest of their token. */
export function linkStore(database: Database) {
  return {
    async insert(row: ReviewLinkRow) {
      await database.query().insertInto('reviewLink').values(row).execute()
    },
    byToken(tokenHash: string) {
      return database
        .query()
        .selectFrom('reviewLink')
        .selectAll()
        .where('tokenHash', '=', tokenHash)
        .executeTakeFirst()
    },
    /** The last one first; one row more than `limit`. */
    list(workspaceId: string, after: Position | null, limit: number) {
      let query = database
        .query()
        .selectFrom('reviewLink')
        .innerJoin('review', 'review.id', 'reviewLink.reviewId')
        .selectAll('reviewLink')
        .select('review.pageName')
        .where('reviewLink.workspaceId', '=', workspaceId)
      if (after)
        query = query.where((eb) =>
          eb(eb.refTuple('reviewLink.createdAt', 'reviewLink.id'), '<', eb.tuple(after.at, after.id)),
        )
      return query
        .orderBy('reviewLink.createdAt', 'desc')
        .orderBy('reviewLink.id', 'desc')
        .limit(limit + 1)
        .execute()
    },
    /** False where there is none. One that is revoked already stays so since then. */
    async revoke(workspaceId: string, id: string, revokedAt: string): Promise<boolean> {
      const revoked = await database
        .query()
        .updateTable('reviewLink')
        .set((eb) => ({ revokedAt: eb.fn.coalesce('revokedAt', eb.val(revokedAt)) }))
        .where(owned(workspaceId, id))
        .executeTakeFirst()
      return revoked.numUpdatedRows > 0n
    },
    async seen(id: string, seenAt: string) {
      await database.query().updateTable('reviewLink').set({ seenAt }).where('id', '=', id).execute()
    },
  }
}
