import type { Database } from '../../../platform/database/database.ts'
import type { WordPressImportRow } from '../tables.ts'

type NewImportRow = Omit<
  WordPressImportRow,
  'pictureState' | 'lookedThrough' | 'lastItem' | 'brought' | 'missing' | 'missingCount'
>

export function wordpressStore(database: Database) {
  return {
    async insert(row: NewImportRow) {
      await database.query().insertInto('wordpressImport').values(row).execute()
    },
    find: (id: string) =>
      database.query().selectFrom('wordpressImport').selectAll().where('id', '=', id).executeTakeFirst(),
    async change(id: string, to: Partial<Omit<WordPressImportRow, 'id'>>) {
      await database.query().updateTable('wordpressImport').set(to).where('id', '=', id).execute()
    },
    /** Those whose files are kept: the others have been read to their end. */
    running: (workspaceId: string) =>
      database
        .query()
        .selectFrom('wordpressImport')
        .select('id')
        .where('workspaceId', '=', workspaceId)
        .where('state', '=', 'running')
        .execute(),
  }
}
export type WordPressStore = ReturnType<typeof wordpressStore>
