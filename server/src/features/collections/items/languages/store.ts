import type { Database } from '../../../../platform/database/database.ts'
import type { ItemTranslationRow } from '../../tables.ts'
import { chunks } from '../chunks.ts'

/** What items say in other languages. */
export function itemTranslationStore(database: Database) {
  const rows = () => database.query().selectFrom('itemTranslation').selectAll()
  return {
    ofItem: (itemId: string) => rows().where('itemId', '=', itemId).orderBy('language').execute(),
    find: (itemId: string, language: string) =>
      rows().where('itemId', '=', itemId).where('language', '=', language).executeTakeFirst(),
    /** Of these items in one language, as far as they say anything in it. */
    async some(itemIds: readonly string[], language: string): Promise<ItemTranslationRow[]> {
      const found: ItemTranslationRow[] = []
      for (const some of chunks(itemIds))
        found.push(...(await rows().where('language', '=', language).where('itemId', 'in', some).execute()))
      return found
    },
    async put(row: ItemTranslationRow) {
      const { content, writtenBy, updatedAt } = row
      await database
        .query()
        .insertInto('itemTranslation')
        .values(row)
        .onConflict((each) =>
          each.columns(['itemId', 'language']).doUpdateSet({ content, writtenBy, updatedAt }),
        )
        .execute()
    },
    async remove(itemId: string, language: string) {
      await database
        .query()
        .deleteFrom('itemTranslation')
        .where('itemId', '=', itemId)
        .where('language', '=', language)
        .execute()
    },
  }
}
export type ItemTranslationStore = ReturnType<typeof itemTranslationStore>
