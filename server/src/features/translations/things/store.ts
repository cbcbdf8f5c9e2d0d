import type { KeptText } from '@aurelio/page/elements'
import type { Database } from '../../../platform/database/database.ts'
import type { ThingTranslationRow } from '../tables.ts'

/** What quizzes, contests, letters and sequences say in other languages. */
export function thingTranslationStore(database: Database) {
  const of = (thingId: string, language: string) =>
    database
      .query()
      .selectFrom('thingTranslation')
      .selectAll()
      .where('thingId', '=', thingId)
      .where('language', '=', language)
  return {
    find: (thingId: string, language: string) => of(thingId, language).executeTakeFirst(),
    texts(thingId: string, language: string): Promise<KeptText[]> {
      return database
        .query()
        .selectFrom('thingText')
        .select(['element', 'path', 'source', 'value'])
        .where('thingId', '=', thingId)
        .where('language', '=', language)
        .orderBy('element')
        .orderBy('path')
        .execute()
    },
    /** What is read of some of them now, in any language. */
    live(thingIds: readonly string[]) {
      if (thingIds.length === 0) return Promise.resolve([])
      return database
        .query()
        .selectFrom('thingTranslation')
        .select(['thingId', 'language', 'live'])
        .where('thingId', 'in', thingIds)
        .where('live', 'is not', null)
        .orderBy('language')
        .execute()
    },
    /** Made where it is not there yet. */
    async touch(row: ThingTranslationRow) {
      const { changedAt } = row
      await database
        .query()
        .insertInto('thingTranslation')
        .values(row)
        .onConflict((conflict) => conflict.columns(['thingId', 'language']).doUpdateSet({ changedAt }))
        .execute()
    },
    async setLive(thingId: string, language: string, live: string | null) {
      await database
        .query()
        .updateTable('thingTranslation')
        .set({ live })
        .where('thingId', '=', thingId)
        .where('language', '=', language)
        .execute()
    },
    async put(thingId: string, language: string, texts: readonly KeptText[]) {
      for (const text of texts) {
        const { source, value } = text
        await database
          .query()
          .insertInto('thingText')
          .values({ thingId, language, ...text })
          .onConflict((conflict) =>
            conflict.columns(['thingId', 'language', 'element', 'path']).doUpdateSet({ source, value }),
          )
          .execute()
      }
    },
    async remove(thingId: string, language: string, places: readonly Pick<KeptText, 'element' | 'path'>[]) {
      for (const { element, path } of places)
        await database
          .query()
          .deleteFrom('thingText')
          .where('thingId', '=', thingId)
          .where('language', '=', language)
          .where('element', '=', element)
          .where('path', '=', path)
          .execute()
    },
    ofWorkspace: (workspaceId: string) =>
      database
        .query()
        .selectFrom('thingText')
        .innerJoin('thingTranslation', (join) =>
          join
            .onRef('thingTranslation.thingId', '=', 'thingText.thingId')
            .onRef('thingTranslation.language', '=', 'thingText.language'),
        )
        .select(['thingText.thingId', 'thingText.language', 'element', 'path', 'source', 'value'])
        .where('workspaceId', '=', workspaceId)
        .orderBy('thingText.thingId')
        .orderBy('thingText.language')
        .orderBy('element')
        .orderBy('path')
        .execute(),
  }
}
export type ThingTranslationStore = ReturnType<typeof thingTranslationStore>
