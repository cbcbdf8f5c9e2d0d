import type { Insertable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.ts'

export type MadeLead = Insertable<Tables['lead']>

/** Leads that no form brought: the sample content's. */
export function madeLeadStore(database: Database) {
  return {
    async insert(workspaceId: string, leads: readonly MadeLead[], labels: readonly string[]) {
      await database.query().insertInto('lead').values(leads).execute()
      await database
        .query()
        .insertInto('leadLabel')
        .values(labels.map((name) => ({ workspaceId, name })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    /** For good; whose they were. */
    erase(workspaceId: string, ids: readonly string[]) {
      return database
        .query()
        .deleteFrom('lead')
        .where('workspaceId', '=', workspaceId)
        .where('id', 'in', ids)
        .returning(['workspaceId', 'contactId'])
        .execute()
    },
  }
}
