import type { Database } from '../../../../platform/database/database.ts'
import type { LanguageHostRow } from '../../../../platform/database/tables/sites.ts'

/** Whose each proven host of a language is. */
export function languageHostStore(database: Database) {
  return {
    byHost(host: string): Promise<LanguageHostRow | undefined> {
      return database
        .query()
        .selectFrom('languageHost')
        .selectAll()
        .where('host', '=', host)
        .executeTakeFirst()
    },
    /** Throws the unique fault where another language or site has the host. */
    async insert(row: LanguageHostRow) {
      await database.query().insertInto('languageHost').values(row).execute()
    },
    async remove(siteId: string, language: string) {
      await database
        .query()
        .deleteFrom('languageHost')
        .where('siteId', '=', siteId)
        .where('language', '=', language)
        .execute()
    },
  }
}
