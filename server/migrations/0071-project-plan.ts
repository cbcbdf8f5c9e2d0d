import { type Kysely, sql } from 'kysely'

/** Whom a project is for, until when, and what time it may take and takes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('project')
    .addColumn('client', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('project').addColumn('deadline', 'text').execute()
  await db.schema.alterTable('project').addColumn('budget', 'integer').execute()
  await db.schema
    .createTable('projectTime')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('projectId', 'text', (c) => c.notNull().references('project.id').onDelete('cascade'))
    .addColumn('userId', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('minutes', 'integer')
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('projectTime_list_idx')
    .on('projectTime')
    .columns(['projectId', 'day', 'createdAt'])
    .execute()
  await db.schema.createIndex('projectTime_workspace_idx').on('projectTime').column('workspaceId').execute()
  // Each person has one clock in a workspace.
  await sql`create unique index "projectTime_clock_idx" on "projectTime" ("workspaceId", "userId")
    where "minutes" is null and "userId" is not null`.execute(db)
  await db.schema.createIndex('projectTime_user_idx').on('projectTime').column('userId').execute()
}
