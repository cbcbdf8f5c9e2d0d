import type { Database } from '../../../platform/database/database.ts'

/** Pages that will be published at a moment. */
export function plannedStore(database: Database) {
  return {
    /** Those between two days, the second not included; at most `limit`. */
    async between(workspaceId: string, { from, to, limit }: { from: string; to: string; limit: number }) {
      const rows = await database
        .query()
        .selectFrom('page')
        .select(['id', 'name', 'publishAt', 'updatedAt'])
        .where('workspaceId', '=', workspaceId)
        .where('deletedAt', 'is', null)
        .where('publishAt', '>=', from)
        .where('publishAt', '<', to)
        .orderBy('publishAt')
        .limit(limit)
        .execute()
      return rows.flatMap(({ publishAt, ...row }) => (publishAt === null ? [] : [{ ...row, publishAt }]))
    },
  }
}
