import type { Database } from '../../../platform/database/database.ts'
import type { ItemTemplateRow } from '../tables.ts'

/** Pages that are templates of the pages of items. */
export function itemTemplateStore(database: Database) {
  const all = () => database.query().selectFrom('itemTemplate').selectAll()
  return {
    all: () => all().execute(),
    ofWorkspace: (workspaceId: string) =>
      all().where('workspaceId', '=', workspaceId).orderBy('prefix').orderBy('pageId').execute(),
    ofPage: (pageId: string) => all().where('pageId', '=', pageId).executeTakeFirst(),
    ofCollection: (collectionId: string) =>
      all().where('collectionId', '=', collectionId).orderBy('pageId').execute(),
    at: (prefix: string) => all().where('prefix', '=', prefix).orderBy('pageId').execute(),
    async put(row: ItemTemplateRow) {
      const { pageId: _, ...rest } = row
      await database
        .query()
        .insertInto('itemTemplate')
        .values(row)
        .onConflict((conflict) => conflict.column('pageId').doUpdateSet(rest))
        .execute()
    },
    async remove(pageId: string) {
      await database.query().deleteFrom('itemTemplate').where('pageId', '=', pageId).execute()
    },
  }
}
export type ItemTemplateStore = ReturnType<typeof itemTemplateStore>
