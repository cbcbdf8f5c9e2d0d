import type { Kysely } from 'kysely'

/** __title__ of a workspace. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('__name__')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('__name___workspace_idx')
    .on('__name__')
    .columns(['workspaceId', 'createdAt', 'id'])
    .execute()
}
