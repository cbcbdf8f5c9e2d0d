import type { Kysely } from 'kysely'

/** Deleted pages lie in a bin for a while; cards show a small picture of each page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('page').addColumn('deletedAt', 'text').execute()
  await db.schema.alterTable('page').addColumn('suspendedPublicationId', 'text').execute()
  await db.schema.createIndex('page_bin_idx').on('page').columns(['deletedAt', 'id']).execute()
  await db.schema
    .createTable('pageThumbnail')
    .addColumn('pageId', 'text', (c) => c.notNull().primaryKey().references('page.id').onDelete('cascade'))
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('fileKey', 'text', (c) => c.notNull())
    .execute()
}
