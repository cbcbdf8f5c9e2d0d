import type { Kysely } from 'kysely'

/** Files of WordPress whose posts become items of a collection: how far each is, and what was left out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('wordpressImport')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('createdBy', 'text')
    .addColumn('fileName', 'text', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('readBytes', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('collectionId', 'text')
    .addColumn('added', 'integer', (c) => c.notNull())
    .addColumn('leftOut', 'text', (c) => c.notNull())
    .addColumn('fault', 'text')
    .addColumn('line', 'integer')
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('wordpressImport_workspace_idx')
    .on('wordpressImport')
    .columns(['workspaceId', 'createdAt'])
    .execute()
}
