import type { Kysely } from 'kysely'

/** Tasks have a day on which they begin; projects can be kept as templates for others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('task').addColumn('startOn', 'text').execute()
  await db.schema
    .createTable('projectTemplate')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('projectTemplate_workspace_idx')
    .on('projectTemplate')
    .columns(['workspaceId', 'name'])
    .execute()
}
