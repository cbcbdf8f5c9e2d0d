import { withKeptItems } from '@aurelio/page/elements'
import { type StoredDocument, withKeptLinks } from '@aurelio/page/document'
import type { Database } from '../../platform/database/database.ts'
import { recentContents } from './bodies/recent-contents.ts'
import { contentOf, liveBodies } from './bodies/store.ts'

export type PublishedPageStore = ReturnType<typeof publishedPageStore>
/** One of the variants of what stands at an address. */
export type PublishedRow = Awaited<ReturnType<PublishedPageStore['live']>>[number]
/** One of the variants of a template of items' pages. */
export type TemplateRow = Awaited<ReturnType<PublishedPageStore['template']>>[number]
/** A page in its own language. */
const asItIs = (stored: StoredDocument) => stored
/** The file of a publication's variant. */
type VariantFile = { id: string; variant: string; fileKey: string | null }

/**
 * Published pages by their address: under /p/ (`root` is empty) or at the host of their site. The only look-up without a
 * workspace, because visitors have none.
 */
export function publishedPageStore(database: Database) {
  const recent = recentContents()
  /** The pages themselves, by the letters of their variants. */
  const shown = (root: string) => liveBodies(database, root).where('path', 'is', null).orderBy('variant')

  return {
    async live(root: string, slug: string) {
      const rows = await shown(root).where('publication.slug', '=', slug).execute()
      return rows.flatMap((row) => {
        const { content, baseContent, fileKey, homePageId, symbols, menu, trail, items, ...rest } = row
        if (fileKey === null) return []
        const withoutItems = withKeptLinks(contentOf({ content, baseContent, symbols }), { menu, trail })
        const isHome = homePageId === rest.pageId
        const document = withKeptItems(withoutItems, items)
        return { ...rest, fileKey, isHome, document, withoutItems, items }
      })
    },
    /**
     * The template of items' pages as it is live: without its links and its items, which each of them has anew. `said`: with them, in the
     * language that it is read in.
     */
    async template(root: string, pageId: string) {
      const rows = await shown(root).where('publication.pageId', '=', pageId).execute()
      return rows.flatMap((row) => {
        const { content, baseContent, fileKey, homePageId, symbols, items: _, ...rest } = row
        if (fileKey === null) return []
        const document = recent({ content, baseContent, symbols })
        return { ...rest, fileKey, isHome: homePageId === rest.pageId, document, said: asItIs }
      })
    },
    /** Where a page stands published. */
    placeOf(pageId: string) {
      return database
        .query()
        .selectFrom('publication')
        .innerJoin('page', 'page.id', 'publication.pageId')
        .leftJoin('site', 'site.id', 'page.siteId')
        .select(['publication.root', 'publication.slug', 'site.host', 'site.languageHosts'])
        .where('pageId', '=', pageId)
        .where('live', '=', 1)
        .executeTakeFirst()
    },
    /** Whose tokens a publication gives out; it may have been followed by another one. */
    audienceOf(publicationId: string) {
      return database
        .query()
        .selectFrom('publication')
        .innerJoin('page', 'page.id', 'publication.pageId')
        .select(['publication.workspaceId', 'publication.pageId', 'page.siteId'])
        .where('publication.id', '=', publicationId)
        .executeTakeFirst()
    },
    async manifestOf(pageId: string): Promise<string | null> {
      const row = await database
        .query()
        .selectFrom('publication')
        .innerJoin('publicationVariant', 'publicationVariant.publicationId', 'publication.id')
        .select('manifest')
        .where('pageId', '=', pageId)
        .where('live', '=', 1)
        .where('variant', '=', 'A')
        .executeTakeFirst()
      return row?.manifest ?? null
    },
    /** What a workspace has published, by its title. */
    ofWorkspace(workspaceId: string) {
      return database
        .query()
        .selectFrom('publication')
        .innerJoin('publicationVariant', (join) =>
          join.onRef('publicationVariant.publicationId', '=', 'publication.id').on('variant', '=', 'A'),
        )
        .innerJoin('page', 'page.id', 'publication.pageId')
        .leftJoin('site', 'site.id', 'page.siteId')
        .select([
          'publication.pageId',
          'publication.root',
          'publication.slug',
          'publication.title',
          'manifest',
        ])
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
        .select(['site.language', 'site.languageHosts'])
        .where('publication.root', '=', siteId)
        .where('live', '=', 1)
        .where((eb) =>
          eb.or([eb('notFoundPageId', 'is', null), eb('notFoundPageId', '!=', eb.ref('pageId'))]),
        )
        .orderBy('slug')
        .limit(50_000)
        .execute()
    },
    /** What stands published under /p/; as many as a sitemap holds. */
    listedShared() {
      return database
        .query()
        .selectFrom('publication')
        .innerJoin('page', 'page.id', 'publication.pageId')
        .leftJoin('site', 'site.id', 'page.siteId')
        .select(['pageId', 'publication.slug', 'publication.settings', 'publishedAt', 'site.language'])
        .where('publication.root', '=', '')
        .where('live', '=', 1)
        .orderBy('publication.slug')
        .limit(50_000)
        .execute()
    },
    /** The files of what stands at an address, by their variants. */
    async filesAt(root: string, slug: string) {
      const rows = await database
        .query()
        .selectFrom('publication')
        .innerJoin('publicationVariant', 'publicationVariant.publicationId', 'publication.id')
        .select('fileKey')
        .where('publication.root', '=', root)
        .where('slug', '=', slug)
        .where('live', '=', 1)
        .where('path', 'is', null)
        .orderBy('variant')
        .execute()
      return rows.map(({ fileKey }) => fileKey)
    },
    /** What stands of a workspace and loads the file of this name. */
    loading(workspaceId: string, file: string) {
      return database
        .query()
        .selectFrom('publication')
        .innerJoin('publicationVariant', 'publicationVariant.publicationId', 'publication.id')
        .select(['publication.id', 'root', 'slug', 'variant', 'fileKey'])
        .where('workspaceId', '=', workspaceId)
        .where('live', '=', 1)
        .where('manifest', 'like', `%${file}%`)
        .execute()
    },
    /** Gives a variant another file, which is to be made at the next visit. False where it has another already. */
    replaceFile({ id, variant, fileKey }: VariantFile, next: string) {
      return change({ id, variant, fileKey }, { fileKey: next, manifest: null })
    },
    /** False where the file is not the variant's any more. */
    keepManifest(file: VariantFile, manifest: string) {
      return change(file, { manifest })
    },
  }

  async function change(
    { id, variant, fileKey }: VariantFile,
    to: { fileKey?: string; manifest: string | null },
  ) {
    const changed = await database
      .query()
      .updateTable('publicationVariant')
      .set(to)
      .where('publicationId', '=', id)
      .where('variant', '=', variant)
      .where('fileKey', '=', fileKey)
      .executeTakeFirst()
    return changed.numUpdatedRows > 0n
  }
}
