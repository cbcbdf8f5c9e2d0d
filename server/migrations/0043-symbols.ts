import type { Kysely } from 'kysely'

/** Parts that stand on many pages, with what they were; a publication keeps those that it shows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('symbol')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('symbol_workspace_idx').on('symbol').columns(['workspaceId', 'name']).execute()
  await db.schema
    .createTable('symbolVersion')
    .addColumn('symbolId', 'text', (c) => c.notNull().references('symbol.id').onDelete('cascade'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('document', 'text', (c) => c.notNull())
    .addColumn('authorId', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('symbolVersion_pk', ['symbolId', 'number'])
    .execute()
  await db.schema.alterTable('publication').addColumn('symbols', 'text').execute()
}
