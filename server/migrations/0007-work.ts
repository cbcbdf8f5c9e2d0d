import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { searchable } from './searchable.ts'

/**
 * Projects, tasks and what happened in a workspace. `search` columns hold names as they are looked for; `dueKey` puts
 * tasks without a day last, in every comparison alike.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createProjects(db)
  await createTasks(db)
  await createActivity(db)
  await indexSample(db)
  await extendPages(db)
}

async function createProjects(db: Kysely<unknown>) {
  await db.schema
    .createTable('project')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('search', 'text', (c) => c.notNull())
    .addColumn('color', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`"state" in ('active', 'paused', 'completed', 'archived')`),
    )
    .addColumn('sample', 'integer', (c) => c.notNull().check(sql`"sample" in (0, 1)`))
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    .addColumn('deletedAt', 'text')
    .execute()
  const present = sql<boolean>`"deletedAt" is null`
  await db.schema
    .createIndex('project_list_idx')
    .on('project')
    .columns(['workspaceId', 'updatedAt', 'id'])
    .where(present)
    .execute()
  await db.schema
    .createIndex('project_state_idx')
    .on('project')
    .columns(['workspaceId', 'state', 'updatedAt', 'id'])
    .where(present)
    .execute()
  await db.schema.createIndex('project_deletedAt_idx').on('project').column('deletedAt').execute()
}

async function createTasks(db: Kysely<unknown>) {
  await db.schema
    .createTable('task')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('projectId', 'text', (c) => c.references('project.id').onDelete('set null'))
    .addColumn('assigneeId', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('notes', 'text', (c) => c.notNull())
    .addColumn('search', 'text', (c) => c.notNull())
    .addColumn('priority', 'text', (c) => c.notNull().check(sql`"priority" in ('low', 'medium', 'high')`))
    .addColumn('dueOn', 'text')
    .addColumn('dueKey', 'text', (c) =>
      c
        .notNull()
        .generatedAlwaysAs(sql`coalesce("dueOn", '9999-12-31')`)
        .stored(),
    )
    .addColumn('doneAt', 'text')
    .addColumn('sample', 'integer', (c) => c.notNull().check(sql`"sample" in (0, 1)`))
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    .addColumn('deletedAt', 'text')
    .addColumn('deletedWithProject', 'integer', (c) => c.notNull().check(sql`"deletedWithProject" in (0, 1)`))
    .execute()
  const pending = sql<boolean>`"deletedAt" is null and "doneAt" is null`
  const done = sql<boolean>`"deletedAt" is null and "doneAt" is not null`
  const indexes = [
    ['task_pending_idx', ['workspaceId', 'dueKey', 'createdAt', 'id'], pending],
    ['task_done_idx', ['workspaceId', 'doneAt', 'id'], done],
    ['task_mine_idx', ['workspaceId', 'assigneeId', 'dueKey', 'createdAt', 'id'], pending],
    ['task_mine_done_idx', ['workspaceId', 'assigneeId', 'doneAt', 'id'], done],
  ] as const
  for (const [name, columns, where] of indexes)
    await db.schema
      .createIndex(name)
      .on('task')
      .columns([...columns])
      .where(where)
      .execute()
  await db.schema
    .createIndex('task_project_idx')
    .on('task')
    .columns(['projectId', 'workspaceId', 'deletedAt', 'doneAt'])
    .execute()
  await db.schema.createIndex('task_assigneeId_idx').on('task').column('assigneeId').execute()
  await db.schema.createIndex('task_deletedAt_idx').on('task').column('deletedAt').execute()
}

/** No row names a parent but the workspace: what happened outlives the thing, and the person. */
async function createActivity(db: Kysely<unknown>) {
  await db.schema
    .createTable('activity')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('actorId', 'text')
    .addColumn('subjectId', 'text', (c) => c.notNull())
    .addColumn('subjectName', 'text', (c) => c.notNull())
    .addColumn('projectId', 'text')
    .addColumn('sample', 'integer', (c) => c.notNull().check(sql`"sample" in (0, 1)`))
    .execute()
  await db.schema
    .createIndex('activity_list_idx')
    .on('activity')
    .columns(['workspaceId', 'at', 'id'])
    .execute()
  await db.schema
    .createIndex('activity_project_idx')
    .on('activity')
    .columns(['projectId', 'at', 'id'])
    .execute()
}

/** Sample content is rare: an index of its own finds it, or that there is none, at once. */
async function indexSample(db: Kysely<unknown>) {
  for (const table of ['project', 'task', 'activity'])
    await db.schema
      .createIndex(`${table}_sample_idx`)
      .on(table)
      .column('workspaceId')
      .where(sql<boolean>`"sample" = 1`)
      .execute()
}

async function extendPages(db: Kysely<unknown>) {
  await db.schema
    .alterTable('page')
    .addColumn('projectId', 'text', (c) => c.references('project.id').onDelete('set null'))
    .execute()
  await db.schema
    .alterTable('page')
    .addColumn('search', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  const { rows } = await sql`select "id", "name" from "page"`.execute(db)
  for (const { id, name } of z.array(z.object({ id: z.string(), name: z.string() })).parse(rows))
    await sql`update "page" set "search" = ${searchable(name)} where "id" = ${id}`.execute(db)
  await db.schema
    .createIndex('page_project_idx')
    .on('page')
    .columns(['projectId', 'updatedAt', 'id'])
    .execute()
  await db.schema
    .createIndex('publication_workspace_idx')
    .on('publication')
    .columns(['workspaceId', 'live'])
    .execute()
}
