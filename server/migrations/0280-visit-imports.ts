import type { Kysely } from 'kysely'

/** Visits that somebody else counted: which files were imported, and what each added, so that it can be taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('visitImport')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('siteId', 'text', (c) => c.notNull().references('site.id').onDelete('cascade'))
    .addColumn('tool', 'text', (c) => c.notNull())
    .addColumn('fileName', 'text', (c) => c.notNull())
    .addColumn('firstDay', 'text', (c) => c.notNull())
    .addColumn('lastDay', 'text', (c) => c.notNull())
    .addColumn('visits', 'integer', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('visitImport_place_idx')
    .on('visitImport')
    .columns(['workspaceId', 'siteId'])
    .execute()
  await db.schema
    .createTable('visitImportSum')
    .addColumn('importId', 'text', (c) => c.notNull().references('visitImport.id').onDelete('cascade'))
    .addColumn('bucket', 'integer', (c) => c.notNull())
    .addColumn('profile', 'bigint', (c) => c.notNull())
    .addColumn('visits', 'integer', (c) => c.notNull())
    .addColumn('visitors', 'integer', (c) => c.notNull())
    .addColumn('conversions', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('visitImportSum_pk', ['importId', 'bucket', 'profile'])
    .execute()
}
