import type { Kysely } from 'kysely'

/** Files that forms give to who sends them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('formFile')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('size', 'integer', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('formFile_workspace_idx')
    .on('formFile')
    .columns(['workspaceId', 'createdAt', 'id'])
    .execute()
}
