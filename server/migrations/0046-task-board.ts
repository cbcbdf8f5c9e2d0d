import { type Kysely, sql } from 'kysely'

/** How far a task is, and where it stands among those that are as far. Those there are stand as they were made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('task')
    .addColumn('stage', 'text', (c) =>
      c
        .notNull()
        .defaultTo('todo')
        .check(sql`"stage" in ('todo', 'doing', 'review')`),
    )
    .execute()
  await db.schema
    .alterTable('task')
    .addColumn('rank', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await sql`update "task" set "rank" =
    replace(replace(replace(replace(replace("createdAt", '-', ''), ':', ''), '.', ''), 'T', ''), 'Z', '')`.execute(
    db,
  )
  await db.schema
    .createIndex('task_board_idx')
    .on('task')
    .columns(['workspaceId', 'stage', 'rank', 'id'])
    .where(sql<boolean>`"deletedAt" is null and "doneAt" is null`)
    .execute()
}
