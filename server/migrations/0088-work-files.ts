import { type Kysely, sql } from 'kysely'

/** Files of tasks and of projects: each is of one of the two. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('workFile')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('projectId', 'text', (c) => c.references('project.id').onDelete('cascade'))
    .addColumn('taskId', 'text', (c) => c.references('task.id').onDelete('cascade'))
    .addColumn('authorId', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('size', 'integer', (c) => c.notNull())
    .addColumn('forClients', 'integer', (c) => c.notNull().check(sql`"forClients" in (0, 1)`))
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    .addColumn('deletedAt', 'text')
    .execute()
  await db.schema.createIndex('workFile_workspace_idx').on('workFile').column('workspaceId').execute()
  await db.schema.createIndex('workFile_author_idx').on('workFile').column('authorId').execute()
  for (const column of ['projectId', 'taskId'] as const)
    await sql`create index ${sql.ref(`workFile_${column}_idx`)} on "workFile" (${sql.ref(column)}, "createdAt") where ${sql.ref(column)} is not null`.execute(
      db,
    )
  await sql`create index "workFile_deleted_idx" on "workFile" ("deletedAt") where "deletedAt" is not null`.execute(
    db,
  )
}
