import { type Kysely, sql } from 'kysely'

/** What a test counts as its goal, and what somebody would like to try. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('experiment')
    .addColumn('goal', 'text', (c) =>
      c
        .notNull()
        .defaultTo('form')
        .check(sql`"goal" in ('form', 'click')`),
    )
    .execute()
  await db.schema
    .createTable('experimentIdea')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('pageId', 'text', (c) => c.notNull().references('page.id').onDelete('cascade'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('effect', 'integer', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('experiment_idea_workspace_idx')
    .on('experimentIdea')
    .columns(['workspaceId', 'createdAt'])
    .execute()
}
