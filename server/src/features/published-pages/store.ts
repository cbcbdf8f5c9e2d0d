import { storedDocument } from '@aurelio/page/document'
import type { Database } from '../../platform/database/database.ts'

export type PublishedPageStore = ReturnType<typeof publishedPageStore>
export type PublishedRow = NonNullable<Awaited<ReturnType<PublishedPageStore['live']>>>

/** Published pages by their address; the only look-up without a workspace, because visitors have none. */
export function publishedPageStore(database: Database) {
  return {
    async live(slug: string) {
      const row = await database
        .query()
        .selectFrom('publication')
        .select(['pageId', 'slug', 'title', 'fileKey', 'document', 'manifest'])
        .where('slug', '=', slug)
        .where('live', '=', 1)
        .executeTakeFirst()
      return row && { ...row, document: storedDocument(row.document) }
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
    /** False where the file is not the publication's any more. */
    async keepManifest({ pageId, fileKey, manifest }: { pageId: string; fileKey: string; manifest: string }) {
      const kept = await database
        .query()
        .updateTable('publication')
        .set({ manifest })
        .where('pageId', '=', pageId)
        .where('fileKey', '=', fileKey)
        .executeTakeFirst()
      return kept.numUpdatedRows > 0n
    },
  }
}
