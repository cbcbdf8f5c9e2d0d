import type { Kysely } from 'kysely'

/** Films and sounds that a workspace keeps for its pages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mediaFile')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('extension', 'text', (c) => c.notNull())
    .addColumn('size', 'bigint', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('mediaFile_workspace_idx')
    .on('mediaFile')
    .columns(['workspaceId', 'kind', 'createdAt', 'id'])
    .execute()
}
