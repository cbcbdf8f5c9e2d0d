import type { Database } from '../../../platform/database/database.ts'
import { owned } from '../../../platform/database/owned.ts'
import type { TaskCheckRow } from '../../../platform/database/tables/work.ts'

/** The lines of checklists. */
export function checkStore(database: Database) {
  return {
    of(taskId: string) {
      return database
        .query()
        .selectFrom('taskCheck')
        .selectAll()
        .where('taskId', '=', taskId)
        .orderBy('rank')
        .orderBy('id')
        .execute()
    },
    find(workspaceId: string, id: string) {
      return database
        .query()
        .selectFrom('taskCheck')
        .selectAll()
        .where(owned(workspaceId, id))
        .executeTakeFirst()
    },
    async insert(rows: readonly TaskCheckRow[]) {
      if (rows.length > 0) await database.query().insertInto('taskCheck').values(rows).execute()
    },
    async update(id: string, change: Pick<TaskCheckRow, 'text' | 'done' | 'rank'>) {
      await database.query().updateTable('taskCheck').set(change).where('id', '=', id).execute()
    },
    async delete(id: string) {
      await database.query().deleteFrom('taskCheck').where('id', '=', id).execute()
    },
    /** Of a whole workspace, by id; one row more than `limit`. */
    ofWorkspace(workspaceId: string, afterId: string, limit: number) {
      return database
        .query()
        .selectFrom('taskCheck')
        .select(['id', 'taskId', 'text', 'done'])
        .where('workspaceId', '=', workspaceId)
        .where('id', '>', afterId)
        .orderBy('id')
        .limit(limit + 1)
        .execute()
    },
  }
}
