import { type Kysely, sql } from 'kysely'

/**
 * The lists of tasks again. Words are looked for in the index alone, without reading a row for each. A project's and a
 * person's tasks stand in order, and their indexes do not begin with the workspace: SQLite, which keeps no statistics,
 * would else take them for lists of everything, and the list of everything for theirs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const replaced of ['task_pending_idx', 'task_done_idx', 'task_mine_idx', 'task_mine_done_idx'])
    await db.schema.dropIndex(replaced).execute()
  const pending = sql<boolean>`"deletedAt" is null and "doneAt" is null`
  const done = sql<boolean>`"deletedAt" is null and "doneAt" is not null`
  const indexes = [
    ['task_pending_idx', ['workspaceId', 'dueKey', 'createdAt', 'id', 'search'], pending],
    ['task_done_idx', ['workspaceId', 'doneAt', 'id', 'search'], done],
    ['task_mine_idx', ['assigneeId', 'workspaceId', 'dueKey', 'createdAt', 'id'], pending],
    ['task_mine_done_idx', ['assigneeId', 'workspaceId', 'doneAt', 'id'], done],
    ['task_project_pending_idx', ['projectId', 'workspaceId', 'dueKey', 'createdAt', 'id'], pending],
    ['task_project_done_idx', ['projectId', 'workspaceId', 'doneAt', 'id'], done],
  ] as const
  for (const [name, columns, where] of indexes)
    await db.schema
      .createIndex(name)
      .on('task')
      .columns([...columns])
      .where(where)
      .execute()
}
