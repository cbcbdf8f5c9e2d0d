import type { ImportState } from '@aurelio/contracts/table-imports'
import type { Database } from '../database/database.ts'
import type { NewTableImportRow, TableImportRow } from '../database/tables/table-imports.ts'

type Counted = Partial<Pick<TableImportRow, 'rows' | 'readBytes' | 'imported' | 'skipped' | 'reasons'>>

/** The preview of an import that shows nobody's data any more. */
export const forgotten = '[]'

export function tableImportStore(database: Database) {
  const one = (id: string) => database.query().updateTable('tableImport').where('id', '=', id)
  return {
    async insert(row: NewTableImportRow) {
      await database.query().insertInto('tableImport').values(row).execute()
    },
    /** Those of a kind, the last first. */
    list(workspaceId: string, kind: string, limit: number) {
      return database
        .query()
        .selectFrom('tableImport')
        .selectAll()
        .where('workspaceId', '=', workspaceId)
        .where('kind', '=', kind)
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute()
    },
    find(id: string) {
      return database.query().selectFrom('tableImport').selectAll().where('id', '=', id).executeTakeFirst()
    },
    /** False where it is in none of the states that it may leave for this one. */
    async move(
      id: string,
      from: readonly ImportState[],
      to: ImportState,
      rest: { mapping?: string; choices?: string; preview?: string; brokenLine?: number } = {},
    ): Promise<boolean> {
      const moved = await one(id)
        .set({ state: to, ...rest })
        .where('state', 'in', from)
        .executeTakeFirst()
      return moved.numUpdatedRows > 0n
    },
    /** Notes how far it is; false where it does not run any more. */
    async count(id: string, counted: Counted): Promise<boolean> {
      const done = await one(id).set(counted).where('state', '=', 'running').executeTakeFirst()
      return done.numUpdatedRows > 0n
    },
    /** Those that still hold what people entered, and need it no more: long since waiting to be begun, or over. */
    holding(before: string, limit: number) {
      return database
        .query()
        .selectFrom('tableImport')
        .select(['id', 'kind', 'state'])
        .where('preview', '!=', forgotten)
        .where('state', '!=', 'running')
        .where((eb) => eb.or([eb('state', '!=', 'ready'), eb('createdAt', '<', before)]))
        .limit(limit)
        .execute()
    },
    async forget(id: string) {
      await one(id).set({ preview: forgotten }).execute()
    },
    /** Keys of the files that a workspace leaves of a kind. */
    idsOf(workspaceId: string, kind: string) {
      return database
        .query()
        .selectFrom('tableImport')
        .select('id')
        .where('workspaceId', '=', workspaceId)
        .where('kind', '=', kind)
        .execute()
    },
  }
}
