import type { Kysely } from 'kysely'

/** Folders of a site, in which its pages are kept apart. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pageFolder')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('siteId', 'text', (c) => c.notNull().references('site.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('search', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('page_folder_workspace_idx')
    .on('pageFolder')
    .columns(['workspaceId', 'search'])
    .execute()
  await db.schema.createIndex('page_folder_site_idx').on('pageFolder').column('siteId').execute()
  await db.schema
    .alterTable('page')
    .addColumn('folderId', 'text', (c) => c.references('pageFolder.id').onDelete('set null'))
    .execute()
  await db.schema.createIndex('page_folder_idx').on('page').column('folderId').execute()
}
