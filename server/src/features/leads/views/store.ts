import type { Database } from '../../../platform/database/database.ts'
import type { LeadViewRow } from '../../../platform/database/tables/leads.ts'

type Owner = Pick<LeadViewRow, 'workspaceId' | 'ownerId'>

export function viewStore(database: Database) {
  return {
    /** The person's own and those that others share, by name. */
    list({ workspaceId, ownerId }: Owner, limit: number) {
      return database
        .query()
        .selectFrom('leadView')
        .selectAll()
        .where('workspaceId', '=', workspaceId)
        .where((eb) => eb.or([eb('ownerId', '=', ownerId), eb('shared', '=', 1)]))
        .orderBy('name')
        .orderBy('id')
        .limit(limit)
        .execute()
    },
    async insert(row: LeadViewRow) {
      await database.query().insertInto('leadView').values(row).execute()
    },
    /** False where it is not there, or somebody else's. */
    async delete({ workspaceId, ownerId }: Owner, id: string): Promise<boolean> {
      const gone = await database
        .query()
        .deleteFrom('leadView')
        .where('workspaceId', '=', workspaceId)
        .where('ownerId', '=', ownerId)
        .where('id', '=', id)
        .executeTakeFirst()
      return gone.numDeletedRows > 0n
    },
  }
}
