import { languageCodesSchema } from '@aurelio/contracts/sites'
import type { Database } from '../../../platform/database/database.ts'
import type { PublicationVariantRow } from '../../../platform/database/tables/sites.ts'

/** Translations of pages as they are published: bodies of a publication that have an address. */
export function translatedVariantStore(database: Database) {
  const translated = () =>
    database
      .query()
      .selectFrom('publicationVariant')
      .innerJoin('publication', 'publication.id', 'publicationVariant.publicationId')
      .innerJoin('page', 'page.id', 'publication.pageId')
      .leftJoin('site', 'site.id', 'page.siteId')
      .where('path', 'is not', null)

  return {
    /** Those of a page that visitors see. */
    live(pageId: string) {
      return translated()
        .select(['variant as language', 'path', 'publication.pageId', 'site.host', 'site.homePageId'])
        .select('site.languageHosts')
        .where('publication.pageId', '=', pageId)
        .where('live', '=', 1)
        .orderBy('variant')
        .execute()
    },
    /** Those of these pages in one language. */
    liveIn(pageIds: readonly string[], language: string) {
      return translated()
        .select(['variant as language', 'path', 'publication.pageId', 'site.host', 'site.homePageId'])
        .select('site.languageHosts')
        .where('publication.pageId', 'in', pageIds)
        .where('variant', '=', language)
        .where('live', '=', 1)
        .execute()
    },
    /** What is live of a page: its publication, and the version that it shows. */
    publication(workspaceId: string, pageId: string) {
      return database
        .query()
        .selectFrom('publication')
        .innerJoin('publicationVariant', 'publicationVariant.publicationId', 'publication.id')
        .select(['publication.id', 'publication.root', 'publication.slug', 'versionId'])
        .select(['publication.title', 'publication.settings'])
        .where('publication.workspaceId', '=', workspaceId)
        .where('publication.pageId', '=', pageId)
        .where('live', '=', 1)
        .where('variant', '=', 'A')
        .executeTakeFirst()
    },
    /** What is kept of a publication's translations, live or suspended. */
    ofPublication(publicationId: string) {
      return database
        .query()
        .selectFrom('publicationVariant')
        .select(['variant as language', 'path', 'texts', 'fileKey'])
        .where('publicationId', '=', publicationId)
        .where('path', 'is not', null)
        .orderBy('variant')
        .execute()
    },
    /** Those of a page, live or suspended, with where the page belongs now and what its site speaks. */
    async ofPage(pageId: string) {
      const rows = await translated()
        .select(['publicationId', 'variant as language', 'path', 'pathRoot', 'fileKey'])
        .select(['page.root as pageRoot', 'site.languages'])
        .where('publication.pageId', '=', pageId)
        .execute()
      return rows.map((row) => ({ ...row, languages: readLanguages(row.languages ?? '[]') }))
    },
    /** What of a site is published in other languages than these. */
    besides(workspaceId: string, siteId: string, languages: readonly string[]) {
      return translated()
        .select(['publicationId', 'variant as language', 'fileKey'])
        .select(['publication.root', 'publication.slug', 'live'])
        .where('publication.workspaceId', '=', workspaceId)
        .where('page.siteId', '=', siteId)
        .$if(languages.length > 0, (query) => query.where('variant', 'not in', languages))
        .execute()
    },
    /** The pages of a site that visitors see. */
    async pagesOfSite(workspaceId: string, siteId: string): Promise<string[]> {
      const rows = await database
        .query()
        .selectFrom('publication')
        .innerJoin('page', 'page.id', 'publication.pageId')
        .select('page.id')
        .where('publication.workspaceId', '=', workspaceId)
        .where('page.siteId', '=', siteId)
        .where('live', '=', 1)
        .execute()
      return rows.map(({ id }) => id)
    },
    /** Whether something else than this page stands at this place below a root, or leads on from there. */
    async isTaken(this: void, root: string, path: string, besides: string): Promise<boolean> {
      const variant = await database
        .query()
        .selectFrom('publicationVariant')
        .innerJoin('publication', 'publication.id', 'publicationVariant.publicationId')
        .select('variant')
        .where('pathRoot', '=', root)
        .where('path', '=', path)
        .where('publication.pageId', '!=', besides)
        .executeTakeFirst()
      if (variant) return true
      const redirect = await database
        .query()
        .selectFrom('redirect')
        .select('id')
        .where('root', '=', root)
        .where('slug', '=', path)
        .executeTakeFirst()
      return redirect !== undefined
    },
    async insert(rows: readonly PublicationVariantRow[]) {
      if (rows.length > 0) await database.query().insertInto('publicationVariant').values(rows).execute()
    },
    async remove(publicationId: string, language: string) {
      await database
        .query()
        .deleteFrom('publicationVariant')
        .where('publicationId', '=', publicationId)
        .where('variant', '=', language)
        .where('path', 'is not', null)
        .execute()
    },
    async removeAll(publicationId: string) {
      await database
        .query()
        .deleteFrom('publicationVariant')
        .where('publicationId', '=', publicationId)
        .where('path', 'is not', null)
        .execute()
    },
    async move(publicationId: string, language: string, to: { pathRoot: string; path: string }) {
      await database
        .query()
        .updateTable('publicationVariant')
        .set(to)
        .where('publicationId', '=', publicationId)
        .where('variant', '=', language)
        .execute()
    },
  }
}

/** The languages of a site beside its main one, as a database keeps them. */
export function readLanguages(text: string): string[] {
  return languageCodesSchema.parse(JSON.parse(text))
}
