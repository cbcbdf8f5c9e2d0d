import type { Database } from '../../../platform/database/database.ts'

/** More than anybody chooses from. */
const mostOffered = 300

/** The words on tasks. */
export function labelStore(database: Database) {
  return {
    /** Those that are on any task, by name. */
    async names(workspaceId: string): Promise<string[]> {
      const rows = await database
        .query()
        .selectFrom('taskLabel')
        .select('name')
        .where('workspaceId', '=', workspaceId)
        .groupBy('name')
        .orderBy('name')
        .limit(mostOffered)
        .execute()
      return rows.map(({ name }) => name)
    },
    of(taskIds: readonly string[]) {
      return database
        .query()
        .selectFrom('taskLabel')
        .select(['taskId', 'name'])
        .where('taskId', 'in', taskIds)
        .orderBy('name')
        .execute()
    },
    /** From now on it has exactly these. */
    async set(workspaceId: string, taskId: string, names: readonly string[]) {
      await database.query().deleteFrom('taskLabel').where('taskId', '=', taskId).execute()
      const rows = [...new Set(names)].map((name) => ({ workspaceId, taskId, name }))
      if (rows.length > 0) await database.query().insertInto('taskLabel').values(rows).execute()
    },
  }
}
