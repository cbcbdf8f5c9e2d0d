import type { KeptText } from '@aurelio/page/elements'
import type { Database } from '../../platform/database/database.ts'
import type { PageTranslationRow, TranslationImportRow } from './tables.ts'

/** As many as a database takes in one statement. */
const atOnce = 100

/** Pages in other languages. */
export function translationStore(database: Database) {
  return {
    /** Those of a page, by their languages. */
    ofPage(workspaceId: string, pageId: string) {
      return database
        .query()
        .selectFrom('pageTranslation')
        .selectAll()
        .where('workspaceId', '=', workspaceId)
        .where('pageId', '=', pageId)
        .orderBy('language')
        .execute()
    },
    /** Those of a workspace in a language. */
    inLanguage(workspaceId: string, language: string) {
      return database
        .query()
        .selectFrom('pageTranslation')
        .select(['pageId', 'ready'])
        .where('workspaceId', '=', workspaceId)
        .where('language', '=', language)
        .execute()
    },
    /** All that is said in any language, as a copy of the workspace keeps it. */
    ofWorkspace(workspaceId: string) {
      return database
        .query()
        .selectFrom('translatedText')
        .innerJoin('pageTranslation', (join) =>
          join
            .onRef('pageTranslation.pageId', '=', 'translatedText.pageId')
            .onRef('pageTranslation.language', '=', 'translatedText.language'),
        )
        .select(['translatedText.pageId', 'translatedText.language', 'slug', 'ready'])
        .select(['element', 'path', 'source', 'value'])
        .where('workspaceId', '=', workspaceId)
        .orderBy('translatedText.pageId')
        .orderBy('translatedText.language')
        .orderBy('element')
        .orderBy('path')
        .execute()
    },
    texts(pageId: string, language: string): Promise<KeptText[]> {
      return database
        .query()
        .selectFrom('translatedText')
        .select(['element', 'path', 'source', 'value'])
        .where('pageId', '=', pageId)
        .where('language', '=', language)
        .orderBy('element')
        .orderBy('path')
        .execute()
    },
    /** How these texts are said on other pages, the last said first. */
    async known(
      { workspaceId, language, besides }: { workspaceId: string; language: string; besides: string },
      sources: readonly string[],
    ): Promise<ReadonlyMap<string, string>> {
      const found = new Map<string, string>()
      for (let from = 0; from < sources.length; from += atOnce) {
        const rows = await database
          .query()
          .selectFrom('translatedText')
          .innerJoin('pageTranslation', (join) =>
            join
              .onRef('pageTranslation.pageId', '=', 'translatedText.pageId')
              .onRef('pageTranslation.language', '=', 'translatedText.language'),
          )
          .select(['source', 'value'])
          .where('workspaceId', '=', workspaceId)
          .where('pageTranslation.language', '=', language)
          .where('pageTranslation.pageId', '!=', besides)
          .where('source', 'in', sources.slice(from, from + atOnce))
          .orderBy('changedAt')
          .execute()
        for (const { source, value } of rows) found.set(source, value)
      }
      return found
    },
    /** Made where it is not there yet. */
    async touch(row: PageTranslationRow) {
      await database
        .query()
        .insertInto('pageTranslation')
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(['pageId', 'language']).doUpdateSet({ changedAt: row.changedAt }),
        )
        .execute()
    },
    async change(
      { pageId, language }: Pick<PageTranslationRow, 'pageId' | 'language'>,
      change: Partial<Pick<PageTranslationRow, 'slug' | 'ready'>>,
    ) {
      await database
        .query()
        .updateTable('pageTranslation')
        .set(change)
        .where('pageId', '=', pageId)
        .where('language', '=', language)
        .execute()
    },
    async put(pageId: string, language: string, texts: readonly KeptText[]) {
      for (const text of texts) {
        const { source, value } = text
        await database
          .query()
          .insertInto('translatedText')
          .values({ pageId, language, ...text })
          .onConflict((conflict) =>
            conflict.columns(['pageId', 'language', 'element', 'path']).doUpdateSet({ source, value }),
          )
          .execute()
      }
    },
    async remove(pageId: string, language: string, places: readonly Pick<KeptText, 'element' | 'path'>[]) {
      for (const { element, path } of places)
        await database
          .query()
          .deleteFrom('translatedText')
          .where('pageId', '=', pageId)
          .where('language', '=', language)
          .where('element', '=', element)
          .where('path', '=', path)
          .execute()
    },
    async insertImport(row: TranslationImportRow) {
      await database.query().insertInto('translationImport').values(row).execute()
    },
    findImport(workspaceId: string, siteId: string, id: string) {
      return database
        .query()
        .selectFrom('translationImport')
        .selectAll()
        .where('workspaceId', '=', workspaceId)
        .where('siteId', '=', siteId)
        .where('id', '=', id)
        .executeTakeFirst()
    },
    async removeImport(id: string) {
      await database.query().deleteFrom('translationImport').where('id', '=', id).execute()
    },
    /** The last of a site stay: who takes one back does so soon. */
    async forgetImports(siteId: string, keep: number) {
      const rows = await database
        .query()
        .selectFrom('translationImport')
        .select('id')
        .where('siteId', '=', siteId)
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .offset(keep)
        .limit(100)
        .execute()
      for (const { id } of rows)
        await database.query().deleteFrom('translationImport').where('id', '=', id).execute()
    },
  }
}
export type TranslationStore = ReturnType<typeof translationStore>
