import { type ReadPage, type StoredDocument, withKeptLinks } from '@aurelio/page/document'
import { pageInLanguage, readKeptTexts, readPageOf } from '@aurelio/page/elements'
import type { Database } from '../../../platform/database/database.ts'
import { recentContents } from '../bodies/recent-contents.ts'
import { contentOf, liveBodies } from '../bodies/store.ts'
import { mainLanguageOf } from '../rerender.ts'

export type PublishedTranslationStore = ReturnType<typeof publishedTranslationStore>
/** What is published of a page in another language. */
export type TranslatedRow = NonNullable<Awaited<ReturnType<PublishedTranslationStore['translation']>>>

/** A template of items' pages in another language. */
export type TranslatedTemplateRow = NonNullable<Awaited<ReturnType<PublishedTranslationStore['templateIn']>>>

/** Published pages in other languages, by their addresses. */
export function publishedTranslationStore(database: Database) {
  const withTexts = (root: string) =>
    liveBodies(database, root).select(['path', 'texts', 'ownTitle', 'ownSettings'])

  const recent = recentContents()
  return {
    /**
     * What stands at an address in another language: `en/prices`, or `en` for the home page of a site. Its texts and links are
     * those of that language; of items it shows none yet.
     */
    async translation(root: string, path: string) {
      const row = await withTexts(root)
        .where((eb) =>
          eb.or([
            eb('path', '=', path),
            eb.and([
              eb('variant', '=', path),
              eb('path', 'is not', null),
              eb('publication.pageId', '=', eb.ref('site.homePageId')),
              eb('site.host', 'is not', null),
            ]),
          ]),
        )
        .executeTakeFirst()
      const place: string | null = row?.path ?? null
      if (!row || row.fileKey === null || place === null) return undefined
      const { content, baseContent, fileKey, homePageId, symbols, menu, trail, items: _, ...rest } = row
      const { texts, ownTitle, ownSettings, path: _own, ...page } = rest
      const linked = withKeptLinks(contentOf({ content, baseContent, symbols }), { menu, trail })
      const language = row.variant
      return {
        ...page,
        fileKey,
        isHome: homePageId === page.pageId,
        main: mainLanguageOf(page),
        language,
        path: place,
        title: ownTitle ?? page.title,
        settings: ownSettings ?? page.settings,
        document: inLanguage(linked, texts),
      }
    },
    /** A template of items' pages in another language: without its links and its items, which each of them has anew. */
    async templateIn(root: string, pageId: string, language: string) {
      const row = await withTexts(root)
        .where('publication.pageId', '=', pageId)
        .where('variant', '=', language)
        .where('path', 'is not', null)
        .executeTakeFirst()
      if (!row || row.fileKey === null) return undefined
      const { content, baseContent, fileKey, homePageId, symbols, items: _, ...rest } = row
      const { texts, ownTitle, ownSettings, path: _own, ...page } = rest
      return {
        ...page,
        fileKey,
        isHome: homePageId === page.pageId,
        main: mainLanguageOf(page),
        title: ownTitle ?? page.title,
        settings: ownSettings ?? page.settings,
        document: recent({ content, baseContent, symbols }),
        said: (linked: StoredDocument) => inLanguage(linked, texts),
      }
    },
    /** Whether a page is published in a language beside its own. */
    async isIn(pageId: string, language: string): Promise<boolean> {
      const row = await database
        .query()
        .selectFrom('publicationVariant')
        .innerJoin('publication', 'publication.id', 'publicationVariant.publicationId')
        .select('variant')
        .where('publication.pageId', '=', pageId)
        .where('variant', '=', language)
        .where('path', 'is not', null)
        .where('live', '=', 1)
        .executeTakeFirst()
      return row !== undefined
    },
    /** Where the page at an address of its own language stands in another: `en/prices`; undefined where it does not. */
    async pathOf(root: string, slug: string, language: string): Promise<string | undefined> {
      const row = await database
        .query()
        .selectFrom('publicationVariant')
        .innerJoin('publication', 'publication.id', 'publicationVariant.publicationId')
        .select('path')
        .where('publication.root', '=', root)
        .where('publication.slug', '=', slug)
        .where('variant', '=', language)
        .where('live', '=', 1)
        .executeTakeFirst()
      return row?.path ?? undefined
    },
    async translationFile(publicationId: string, language: string): Promise<string | null> {
      const row = await database
        .query()
        .selectFrom('publicationVariant')
        .innerJoin('publication', 'publication.id', 'publicationVariant.publicationId')
        .select('fileKey')
        .where('publicationId', '=', publicationId)
        .where('variant', '=', language)
        .where('live', '=', 1)
        .executeTakeFirst()
      return row?.fileKey ?? null
    },
    /** What of these pages is published in other languages, and where. */
    async translationsOf(root: string) {
      const rows = await database
        .query()
        .selectFrom('publicationVariant')
        .innerJoin('publication', 'publication.id', 'publicationVariant.publicationId')
        .innerJoin('page', 'page.id', 'publication.pageId')
        .leftJoin('site', 'site.id', 'page.siteId')
        .select(['publication.pageId', 'variant as language', 'path', 'site.homePageId'])
        .where('pathRoot', '=', root)
        .where('live', '=', 1)
        .orderBy('path')
        .limit(50_000)
        .execute()
      return rows.flatMap(({ path, ...row }) => (path === null ? [] : [{ ...row, path }]))
    },
  }
}

/** A page with what is said of it in another language; read when somebody first asks, like the page itself. */
function inLanguage(stored: StoredDocument, texts: string | null): StoredDocument {
  let known: ReadPage | undefined
  return {
    read() {
      known ??= readPageOf(pageInLanguage(stored.read().document, readKeptTexts(texts)))
      return known
    },
  }
}
