import type { Kysely } from 'kysely'

/** What is done by itself with the leads of a workspace. What it did stands in the history of each lead. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('leadRule')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('isActive', 'integer', (c) => c.notNull())
    .addColumn('trigger', 'text', (c) => c.notNull())
    .addColumn('conditions', 'text', (c) => c.notNull())
    .addColumn('actions', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('leadRule_workspace_idx')
    .on('leadRule')
    .columns(['workspaceId', 'createdAt'])
    .execute()
}
