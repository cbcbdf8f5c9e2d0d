import type { Database } from '../database/database.ts'
import { owned } from '../database/owned.ts'
import type { NewTaskRow, ProjectRow } from '../database/tables/work.ts'

/** What of a row changes as it comes back. */
type Returning = Pick<ProjectRow, 'updatedAt'> & Partial<Pick<NewTaskRow, 'deletedWithProject'>>

/** Marking rows as removed, taking that back, and forgetting them for good. A foreign id finds nothing. */
export function removalStore(
  database: Database,
  table: 'project' | 'task' | 'page' | 'calendarEvent' | 'workFile',
) {
  const one = (workspaceId: string, id: string) =>
    database.query().updateTable(table).where(owned(workspaceId, id))

  return {
    /** False where there is no such row. */
    async remove(workspaceId: string, id: string, deletedAt: string): Promise<boolean> {
      const removed = await one(workspaceId, id)
        .set({ deletedAt })
        .where('deletedAt', 'is', null)
        .executeTakeFirst()
      return removed.numUpdatedRows > 0n
    },
    /** Brings back a row that was removed at `since` or later; else false. */
    async restore(workspaceId: string, id: string, since: string, change: Returning): Promise<boolean> {
      const restored = await one(workspaceId, id)
        .set({ ...change, deletedAt: null })
        .where('deletedAt', '>=', since)
        .executeTakeFirst()
      return restored.numUpdatedRows > 0n
    },
    /** Deletes some of the rows removed before this moment, in any workspace; how many. */
    async purge(before: string, limit: number): Promise<number> {
      const purged = await database
        .query()
        .deleteFrom(table)
        .where('id', 'in', (eb) =>
          eb.selectFrom(table).select('id').where('deletedAt', '<', before).limit(limit),
        )
        .executeTakeFirst()
      return Number(purged.numDeletedRows)
    },
  }
}
