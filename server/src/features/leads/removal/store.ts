import type { Database } from '../../../platform/database/database.ts'
import type { Position } from '../../../platform/http/cursor.ts'

/** Leads that are removed, and for thirty days can be brought back. */
export function removedLeadStore(database: Database) {
  const these = (workspaceId: string, ids: readonly string[]) =>
    database.query().updateTable('lead').where('workspaceId', '=', workspaceId).where('id', 'in', ids)
  return {
    /** Those of these that were there, with what they are called. */
    remove(workspaceId: string, ids: readonly string[], deletedAt: string) {
      return these(workspaceId, ids)
        .set({ deletedAt })
        .where('deletedAt', 'is', null)
        .returning(['id', 'name', 'email', 'phone'])
        .execute()
    },
    /** Those of these that were removed at `since` or later. */
    restore(workspaceId: string, ids: readonly string[], since: string) {
      return these(workspaceId, ids)
        .set({ deletedAt: null })
        .where('deletedAt', '>=', since)
        .returning(['id', 'name', 'email', 'phone'])
        .execute()
    },
    /** Those removed at `since` or later, the last first; one row more than `limit`, to know whether there is a next page. */
    removed(workspaceId: string, since: string, position: Position | null, limit: number) {
      return database
        .query()
        .selectFrom('lead')
        .leftJoin('user', 'user.id', 'lead.assigneeId')
        .selectAll('lead')
        .select('user.name as assigneeName')
        .where('lead.workspaceId', '=', workspaceId)
        .where('lead.deletedAt', '>=', since)
        .$if(position !== null, (query) =>
          query.where((eb) =>
            eb.or([
              eb('lead.deletedAt', '<', position?.at ?? ''),
              eb.and([eb('lead.deletedAt', '=', position?.at ?? ''), eb('lead.id', '<', position?.id ?? '')]),
            ]),
          ),
        )
        .orderBy('lead.deletedAt', 'desc')
        .orderBy('lead.id', 'desc')
        .limit(limit + 1)
        .execute()
    },
    /** Deletes some of those removed before this moment, in any workspace; whose they were. */
    purge(before: string, limit: number) {
      return database
        .query()
        .deleteFrom('lead')
        .where('id', 'in', (eb) =>
          eb.selectFrom('lead').select('id').where('deletedAt', '<', before).limit(limit),
        )
        .returning(['workspaceId', 'contactId'])
        .execute()
    },
  }
}
