import { type Kysely, sql } from 'kysely'

/** What hangs on a task: parts, checklist, labels, what it waits for, what is said of it; and named views. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await extendTasks(db)
  await createLabels(db)
  await createChecks(db)
  await createBlockers(db)
  await createComments(db)
  await createViews(db)
}

async function extendTasks(db: Kysely<unknown>) {
  const columns = [
    ['estimate', 'integer'],
    ['repeatEvery', 'integer'],
    ['repeatUnit', 'text'],
    ['repeatFrom', 'text'],
    ['nextId', 'text'],
  ] as const
  for (const [name, type] of columns) await db.schema.alterTable('task').addColumn(name, type).execute()
  await db.schema
    .alterTable('task')
    .addColumn('parentId', 'text', (c) => c.references('task.id').onDelete('set null'))
    .execute()
  await sql`create index "task_parent_idx" on "task" ("parentId") where "parentId" is not null`.execute(db)
  await sql`create index "task_priority_idx" on "task" ("workspaceId", "priority", "dueKey", "createdAt", "id")
    where "deletedAt" is null and "doneAt" is null`.execute(db)
  await sql`create index "task_priority_done_idx" on "task" ("workspaceId", "priority", "doneAt", "id")
    where "deletedAt" is null and "doneAt" is not null`.execute(db)
}

async function createLabels(db: Kysely<unknown>) {
  await db.schema
    .createTable('taskLabel')
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('taskId', 'text', (c) => c.notNull().references('task.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('taskLabel_pk', ['workspaceId', 'name', 'taskId'])
    .execute()
  await db.schema.createIndex('taskLabel_task_idx').on('taskLabel').column('taskId').execute()
}

async function createChecks(db: Kysely<unknown>) {
  await db.schema
    .createTable('taskCheck')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('taskId', 'text', (c) => c.notNull().references('task.id').onDelete('cascade'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('done', 'integer', (c) => c.notNull().check(sql`"done" in (0, 1)`))
    .addColumn('rank', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('taskCheck_task_idx').on('taskCheck').columns(['taskId', 'rank']).execute()
  await db.schema.createIndex('taskCheck_workspace_idx').on('taskCheck').column('workspaceId').execute()
}

async function createBlockers(db: Kysely<unknown>) {
  await db.schema
    .createTable('taskBlocker')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('taskId', 'text', (c) => c.notNull().references('task.id').onDelete('cascade'))
    .addColumn('blockerId', 'text', (c) => c.notNull().references('task.id').onDelete('cascade'))
    .addUniqueConstraint('taskBlocker_pair', ['taskId', 'blockerId'])
    .execute()
  await db.schema.createIndex('taskBlocker_blocker_idx').on('taskBlocker').column('blockerId').execute()
  await db.schema.createIndex('taskBlocker_workspace_idx').on('taskBlocker').column('workspaceId').execute()
}

async function createComments(db: Kysely<unknown>) {
  await db.schema
    .createTable('taskComment')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('taskId', 'text', (c) => c.notNull().references('task.id').onDelete('cascade'))
    .addColumn('authorId', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('mentions', 'text', (c) => c.notNull())
    .addColumn('forClients', 'integer', (c) => c.notNull().check(sql`"forClients" in (0, 1)`))
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('editedAt', 'text')
    .addColumn('deletedAt', 'text')
    .execute()
  await db.schema
    .createIndex('taskComment_task_idx')
    .on('taskComment')
    .columns(['taskId', 'createdAt', 'id'])
    .execute()
  await db.schema
    .createIndex('taskComment_workspace_idx')
    .on('taskComment')
    .columns(['workspaceId', 'createdAt', 'id'])
    .execute()
  await db.schema.createIndex('taskComment_author_idx').on('taskComment').column('authorId').execute()
  await sql`create index "taskComment_deleted_idx" on "taskComment" ("deletedAt") where "deletedAt" is not null`.execute(
    db,
  )
}

async function createViews(db: Kysely<unknown>) {
  await db.schema
    .createTable('taskView')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('ownerId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('shared', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('query', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('taskView_workspace_idx')
    .on('taskView')
    .columns(['workspaceId', 'name'])
    .execute()
  await db.schema.createIndex('taskView_owner_idx').on('taskView').column('ownerId').execute()
}
