import { type Kysely, sql } from 'kysely'

/** The parts of tasks are counted in an index alone; else SQLite would walk all tasks that are not removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('task_parent_idx').execute()
  await sql`create index "task_parts_idx" on "task" ("parentId", "deletedAt", "clientVisible", "doneAt")
    where "parentId" is not null`.execute(db)
}
