import type { Database } from '../../platform/database/database.ts'

/** Published pages by their address; the only look-up without a workspace, because visitors have none. */
export function publishedPageStore(database: Database) {
  return {
    live(slug: string) {
      return database
        .query()
        .selectFrom('publication')
        .select(['pageId', 'slug', 'title', 'fileKey', 'document'])
        .where('slug', '=', slug)
        .where('live', '=', 1)
        .executeTakeFirst()
    },
    async isCurrent(slug: string, fileKey: string) {
      const row = await database
        .query()
        .selectFrom('publication')
        .select('pageId')
        .where('slug', '=', slug)
        .where('fileKey', '=', fileKey)
        .where('live', '=', 1)
        .executeTakeFirst()
      return row !== undefined
    },
  }
}
