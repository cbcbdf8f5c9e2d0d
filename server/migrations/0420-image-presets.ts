import type { Kysely } from 'kysely'

/** Settings of the image optimizer that a workspace shares, each under a name of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('imagePreset')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('settings', 'text', (c) => c.notNull())
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('imagePreset_name_idx')
    .on('imagePreset')
    .columns(['workspaceId', 'name'])
    .unique()
    .execute()
}
