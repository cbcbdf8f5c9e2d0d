import type { ImportState } from '@aurelio/contracts/lead-imports'
import type { Database } from '../../../platform/database/database.ts'
import type { LeadImportRow, NewLeadImportRow } from '../../../platform/database/tables/leads.ts'
import type { Made } from './to-lead.ts'

type Counted = Pick<LeadImportRow, 'rows' | 'readBytes' | 'imported' | 'skipped'>

/** The preview of an import that shows nobody's data any more. */
export const forgotten = '[]'

export function importStore(database: Database) {
  const one = (id: string) => database.query().updateTable('leadImport').where('id', '=', id)
  return {
    async insert(row: NewLeadImportRow) {
      await database.query().insertInto('leadImport').values(row).execute()
    },
    /** The last first. */
    list(workspaceId: string, limit: number) {
      return database
        .query()
        .selectFrom('leadImport')
        .selectAll()
        .where('workspaceId', '=', workspaceId)
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute()
    },
    find(id: string) {
      return database.query().selectFrom('leadImport').selectAll().where('id', '=', id).executeTakeFirst()
    },
    /** False where it is in none of the states that it may leave for this one. */
    async move(
      id: string,
      from: readonly ImportState[],
      to: ImportState,
      rest: { mapping?: string; preview?: string; brokenLine?: number } = {},
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
    async insertLeads(workspaceId: string, made: readonly Made[]) {
      const notes = made.flatMap(({ note }) => note ?? [])
      const labels = [...new Set(made.flatMap((each) => each.labels))]
      if (made.length > 0)
        await database
          .query()
          .insertInto('lead')
          .values(made.map(({ lead }) => lead))
          .execute()
      if (notes.length > 0) await database.query().insertInto('leadEntry').values(notes).execute()
      if (labels.length > 0)
        await database
          .query()
          .insertInto('leadLabel')
          .values(labels.map((name) => ({ workspaceId, name })))
          .onConflict((oc) => oc.doNothing())
          .execute()
    },
    /** Deletes some of what it brought; whose it was. */
    takeBack(id: string, limit: number) {
      return database
        .query()
        .deleteFrom('lead')
        .where('id', 'in', (eb) => eb.selectFrom('lead').select('id').where('importId', '=', id).limit(limit))
        .returning(['workspaceId', 'contactId'])
        .execute()
    },
    /** Those that still hold what people entered, and need it no more: long since waiting to be begun, or over. */
    holding(before: string, limit: number) {
      return database
        .query()
        .selectFrom('leadImport')
        .select(['id', 'state'])
        .where('preview', '!=', forgotten)
        .where('state', '!=', 'running')
        .where((eb) => eb.or([eb('state', '!=', 'ready'), eb('createdAt', '<', before)]))
        .limit(limit)
        .execute()
    },
    async forget(id: string) {
      await one(id).set({ preview: forgotten }).execute()
    },
    /** Keys of the files that a workspace leaves. */
    idsOf(workspaceId: string) {
      return database
        .query()
        .selectFrom('leadImport')
        .select('id')
        .where('workspaceId', '=', workspaceId)
        .execute()
    },
  }
}
