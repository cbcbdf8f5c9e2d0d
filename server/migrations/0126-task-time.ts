import { type Kysely, sql } from 'kysely'
import { authColumns } from './columns.ts'

/** The indexes that hold tasks in the order in which they are due. */
const indexes = [
  ['task_pending_idx', ['workspaceId', 'dueKey', 'createdAt', 'id', 'search']],
  ['task_mine_idx', ['assigneeId', 'workspaceId', 'dueKey', 'createdAt', 'id']],
  ['task_project_pending_idx', ['projectId', 'workspaceId', 'dueKey', 'createdAt', 'id']],
  ['task_priority_idx', ['workspaceId', 'priority', 'dueKey', 'createdAt', 'id']],
] as const

/** An hour of the day on which a task is due. `dueKey` puts those of a day in order: what has no hour comes first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name] of indexes) await db.schema.dropIndex(name).execute()
  await db.schema.alterTable('task').addColumn('dueTime', 'text').execute()
  await db.schema.alterTable('task').dropColumn('dueKey').execute()
  // SQLite adds a generated column only where it is computed as it is read; its indexes hold it all the same.
  const kept = sql.raw(authColumns(db).postgres ? 'stored' : 'virtual')
  await sql`alter table "task" add column "dueKey" text generated always as
    (coalesce("dueOn", '9999-12-31') || coalesce('T' || "dueTime", '')) ${kept}`.execute(db)
  for (const [name, columns] of indexes)
    await db.schema
      .createIndex(name)
      .on('task')
      .columns([...columns])
      .where(sql<boolean>`"deletedAt" is null and "doneAt" is null`)
      .execute()
}
