import { storedDocument, withKeptLinks, withSymbols } from '@aurelio/page/document'
import type { Database } from '../../platform/database/database.ts'
import { unpack } from '../../platform/database/packed-text.ts'

export type PublishedPageStore = ReturnType<typeof publishedPageStore>
export type PublishedRow = NonNullable<Awaited<ReturnType<PublishedPageStore['live']>>>

/**
 * Published pages by their address: under /p/ (`root` is empty) or at the host of their site. The only look-up without a
 * workspace, because visitors have none.
 */
export function publishedPageStore(database: Database) {
  return {
    async live(root: string, slug: string) {
      const row = await database
        .query()
        .selectFrom('publication')
        .innerJoin('version', 'version.id', 'publication.versionId')
        .leftJoin('version as base', 'base.id', 'version.baseId')
        .innerJoin('page', 'page.id', 'publication.pageId')
        .leftJoin('site', 'site.id', 'page.siteId')
        .select(['publication.id', 'publication.pageId', 'publication.workspaceId', 'publication.slug'])
        .select(['title', 'publication.settings', 'publication.theme', 'fileKey', 'manifest', 'symbols'])
        .select(['publication.menu', 'publication.trail'])
        .select(['page.siteId', 'site.host', 'site.homePageId'])
        .select(['site.language', 'site.icon', 'site.verification'])
        .select(['version.content', 'base.content as baseContent'])
        .where('publication.root', '=', root)
        .where('publication.slug', '=', slug)
        .where('live', '=', 1)
        .executeTakeFirst()
      if (!row || row.fileKey === null) return undefined
      const { content, baseContent, fileKey, homePageId, symbols, menu, trail, ...rest } = row
      const base = baseContent === null ? undefined : unpack(baseContent)
      return {
        ...rest,
        fileKey,
        isHome: homePageId === rest.pageId,
        document: withKeptLinks(withSymbols(storedDocument(unpack(content, base)), symbols), { menu, trail }),
      }
    },
    /** Where a page stands published. */
    placeOf(pageId: string) {
      return database
        .query()
        .selectFrom('publication')
        .select(['root', 'slug'])
        .where('pageId', '=', pageId)
        .where('live', '=', 1)
        .executeTakeFirst()
    },
    async manifestOf(pageId: string): Promise<string | null> {
      const row = await database
        .query()
        .selectFrom('publication')
        .select('manifest')
        .where('pageId', '=', pageId)
        .where('live', '=', 1)
        .executeTakeFirst()
      return row?.manifest ?? null
    },
    /** What a workspace has published, by its title. */
    ofWorkspace(workspaceId: string) {
      return database
        .query()
        .selectFrom('publication')
        .innerJoin('page', 'page.id', 'publication.pageId')
        .leftJoin('site', 'site.id', 'page.siteId')
        .select(['publication.pageId', 'publication.root', 'publication.slug', 'title', 'manifest'])
        .select(['site.host', 'site.homePageId'])
        .where('publication.workspaceId', '=', workspaceId)
        .where('live', '=', 1)
        .orderBy('title')
        .orderBy('publication.id')
        .execute()
    },
    /** Where an address leads at which nothing stands: to a page that is published, or to an address somebody named. */
    redirect(root: string, slug: string) {
      return database
        .query()
        .selectFrom('redirect')
        .leftJoin('publication', (join) =>
          join.onRef('publication.pageId', '=', 'redirect.pageId').on('publication.live', '=', 1),
        )
        .leftJoin('page', 'page.id', 'publication.pageId')
        .leftJoin('site', 'site.id', 'page.siteId')
        .select(['redirect.target', 'publication.slug', 'publication.pageId', 'site.host', 'site.homePageId'])
        .where('redirect.root', '=', root)
        .where('redirect.slug', '=', slug)
        .executeTakeFirst()
    },
    /** What stands published at the host of a site, without the page for what is not there; as many as a sitemap holds. */
    listed(siteId: string) {
      return database
        .query()
        .selectFrom('publication')
        .innerJoin('site', 'site.id', 'publication.root')
        .select(['pageId', 'slug', 'settings', 'publishedAt', 'site.host', 'site.homePageId'])
        .where('publication.root', '=', siteId)
        .where('live', '=', 1)
        .where((eb) =>
          eb.or([eb('notFoundPageId', 'is', null), eb('notFoundPageId', '!=', eb.ref('pageId'))]),
        )
        .orderBy('slug')
        .limit(50_000)
        .execute()
    },
    async isCurrent(root: string, slug: string, fileKey: string) {
      const row = await database
        .query()
        .selectFrom('publication')
        .select('pageId')
        .where('root', '=', root)
        .where('slug', '=', slug)
        .where('fileKey', '=', fileKey)
        .where('live', '=', 1)
        .executeTakeFirst()
      return row !== undefined
    },
    /** What stands of a workspace and loads the file of this name. */
    loading(workspaceId: string, file: string) {
      return database
        .query()
        .selectFrom('publication')
        .select(['id', 'root', 'slug', 'fileKey'])
        .where('workspaceId', '=', workspaceId)
        .where('live', '=', 1)
        .where('manifest', 'like', `%${file}%`)
        .execute()
    },
    /** Gives a publication another file, which is to be made at the next visit. False where it has another already. */
    async replaceFile(id: string, before: string | null, fileKey: string) {
      const replaced = await database
        .query()
        .updateTable('publication')
        .set({ fileKey, manifest: null })
        .where('id', '=', id)
        .where('fileKey', '=', before)
        .executeTakeFirst()
      return replaced.numUpdatedRows > 0n
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
