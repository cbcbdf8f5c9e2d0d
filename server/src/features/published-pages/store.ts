import { storedDocument } from '@aurelio/page/document'
import type { Database } from '../../platform/database/database.ts'
import { unpack } from '../../platform/database/packed-text.ts'

export type PublishedPageStore = ReturnType<typeof publishedPageStore>
export type PublishedRow = NonNullable<Awaited<ReturnType<PublishedPageStore['live']>>>

/** Published pages by their address; the only look-up without a workspace, because visitors have none. */
export function publishedPageStore(database: Database) {
  return {
    async live(slug: string) {
      const row = await database
        .query()
        .selectFrom('publication')
        .innerJoin('version', 'version.id', 'publication.versionId')
        .leftJoin('version as base', 'base.id', 'version.baseId')
        .select(['publication.id', 'publication.pageId', 'slug', 'title', 'settings', 'fileKey', 'manifest'])
        .select(['version.content', 'base.content as baseContent'])
        .where('root', '=', '')
        .where('slug', '=', slug)
        .where('live', '=', 1)
        .executeTakeFirst()
      if (!row || row.fileKey === null) return undefined
      const { content, baseContent, fileKey, ...rest } = row
      const base = baseContent === null ? undefined : unpack(baseContent)
      return { ...rest, fileKey, document: storedDocument(unpack(content, base)) }
    },
    /** Where the page stands now that once stood here; undefined where none did, or it stands nowhere. */
    async movedTo(slug: string) {
      const row = await database
        .query()
        .selectFrom('redirect')
        .innerJoin('publication', 'publication.pageId', 'redirect.pageId')
        .select(['publication.slug'])
        .where('redirect.root', '=', '')
        .where('redirect.slug', '=', slug)
        .where('publication.live', '=', 1)
        .executeTakeFirst()
      return row?.slug
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
    async keepManifest({ id, fileKey, manifest }: { id: string; fileKey: string; manifest: string }) {
      const kept = await database
        .query()
        .updateTable('publication')
        .set({ manifest })
        .where('id', '=', id)
        .where('fileKey', '=', fileKey)
        .executeTakeFirst()
      return kept.numUpdatedRows > 0n
    },
  }
}
