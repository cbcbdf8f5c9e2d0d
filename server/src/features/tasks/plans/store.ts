import type { Database } from '../../../platform/database/database.ts'

/** What of a project's tasks goes into a plan. */
export function planStore(database: Database) {
  return {
    /** In the order in which they were made. */
    ofProject(workspaceId: string, projectId: string, limit: number) {
      return database
        .query()
        .selectFrom('task')
        .selectAll()
        .where('workspaceId', '=', workspaceId)
        .where('projectId', '=', projectId)
        .where('deletedAt', 'is', null)
        .orderBy('createdAt')
        .orderBy('id')
        .limit(limit)
        .execute()
    },
    checksOf(taskIds: readonly string[]) {
      return database
        .query()
        .selectFrom('taskCheck')
        .select(['taskId', 'text'])
        .where('taskId', 'in', taskIds)
        .orderBy('rank')
        .orderBy('id')
        .execute()
    },
  }
}
