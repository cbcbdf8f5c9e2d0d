import type { Kysely } from 'kysely'

/** Steps of the tools that a workspace keeps, each list under a name of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('recipe')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('tool', 'text', (c) => c.notNull())
    .addColumn('does', 'text', (c) => c.notNull())
    .addColumn('steps', 'text', (c) => c.notNull())
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('recipe_name_idx')
    .on('recipe')
    .columns(['workspaceId', 'name'])
    .unique()
    .execute()
}
