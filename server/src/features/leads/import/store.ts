import type { Database } from '../../../platform/database/database.ts'
import type { Made } from './to-lead.ts'

/** Leads that came out of a file. */
export function importedLeadStore(database: Database) {
  return {
    async insert(workspaceId: string, made: readonly Made[]) {
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
    /** Deletes some of what an import brought; whose it was. */
    takeBack(importId: string, limit: number) {
      return database
        .query()
        .deleteFrom('lead')
        .where('id', 'in', (eb) =>
          eb.selectFrom('lead').select('id').where('importId', '=', importId).limit(limit),
        )
        .returning(['workspaceId', 'contactId'])
        .execute()
    },
  }
}
