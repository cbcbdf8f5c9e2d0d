import type { Kysely } from 'kysely'

/** Each site may have a kit of colours and type; a publication keeps the one that it shows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('brand')
    .addColumn('siteId', 'text', (c) => c.notNull().primaryKey().references('site.id').onDelete('cascade'))
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('theme', 'text', (c) => c.notNull())
    .addColumn('changedAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('brand_workspace_idx').on('brand').column('workspaceId').execute()
  await db.schema.alterTable('publication').addColumn('theme', 'text').execute()
}
