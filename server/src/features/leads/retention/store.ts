import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { LeadRetentionRow } from '../../../platform/database/tables/leads.ts'

/** How long workspaces keep their leads, and those that are older. */
export function retentionStore(database: Database) {
  /** Those of whom something is kept that tells who they were; the ones in the bin as well. */
  const older = (workspaceId: string, before: string) =>
    database
      .query()
      .selectFrom('lead')
      .where('workspaceId', '=', workspaceId)
      .where('createdAt', '<', before)
      .where('fields', '!=', '[]')

  return {
    find(workspaceId: string) {
      return database
        .query()
        .selectFrom('leadRetention')
        .selectAll()
        .where('workspaceId', '=', workspaceId)
        .executeTakeFirst()
    },
    /** Of every workspace, in one order. */
    all() {
      return database.query().selectFrom('leadRetention').selectAll().orderBy('workspaceId').execute()
    },
    async set(row: LeadRetentionRow) {
      await database
        .query()
        .insertInto('leadRetention')
        .values(row)
        .onConflict((oc) => oc.column('workspaceId').doUpdateSet(row))
        .execute()
    },
    async clear(workspaceId: string) {
      await database.query().deleteFrom('leadRetention').where('workspaceId', '=', workspaceId).execute()
    },
    async countOlder(workspaceId: string, before: string): Promise<number> {
      const { total } = await older(workspaceId, before)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return total
    },
    older(workspaceId: string, before: string, limit: number) {
      return older(workspaceId, before)
        .select(['id', 'name', 'email', 'phone', 'emailKey', 'phoneKey'])
        .orderBy('createdAt')
        .limit(limit)
        .execute()
    },
    /**
     * Leaves what is counted: page, moment, state, value, labels, where it came from, and the proof of its consents. Tells whose
     * they were.
     */
    async anonymise(ids: readonly string[]) {
      const from = await database
        .query()
        .selectFrom('lead')
        .select(['workspaceId', 'contactId'])
        .where('id', 'in', ids)
        .execute()
      const nobody = { name: '', nameKey: '', email: '', phone: '', emailKey: null, phoneKey: null }
      await database
        .query()
        .updateTable('lead')
        .set({ ...nobody, contactId: null, fields: '[]', search: '', teamSearch: '' })
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .where('id', 'in', ids)
        .execute()
      // The page that led them there may be their own.
      await database
        .query()
        .updateTable('lead')
        .set({
          attribution:
            database.engine === 'postgres'
              ? sql`jsonb_set("attribution"::jsonb, '{referrerAddress}', '""')::text`
              : sql`json_set("attribution", '$.referrerAddress', '')`,
        })
        .where('id', 'in', ids)
        .where('attribution', '!=', '')
        .execute()
      await database.query().deleteFrom('leadEntry').where('leadId', 'in', ids).execute()
      // Without a lead, files are swept up.
      await database
        .query()
        .updateTable('leadFile')
        .set({ leadId: null })
        .where('leadId', 'in', ids)
        .execute()
      return from
    },
  }
}
