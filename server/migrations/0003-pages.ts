import { type Kysely, sql } from 'kysely'

/** Pages, what of them is published, and the leads they collect. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('page')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    .addColumn('document', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('page_list_idx')
    .on('page')
    .columns(['workspaceId', 'updatedAt', 'id'])
    .execute()
  await db.schema
    .createTable('publication')
    .addColumn('pageId', 'text', (c) => c.notNull().primaryKey().references('page.id').onDelete('cascade'))
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('slug', 'text', (c) => c.notNull().unique())
    .addColumn('live', 'integer', (c) => c.notNull().check(sql`"live" in (0, 1)`))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('publishedAt', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('fileKey', 'text', (c) => c.notNull())
    .addColumn('document', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('lead')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('pageId', 'text', (c) => c.references('page.id').onDelete('set null'))
    .addColumn('pageName', 'text', (c) => c.notNull())
    .addColumn('formId', 'text', (c) => c.notNull())
    .addColumn('spam', 'integer', (c) => c.notNull().check(sql`"spam" in (0, 1)`))
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('fields', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('lead_list_idx')
    .on('lead')
    .columns(['workspaceId', 'spam', 'createdAt', 'id'])
    .execute()
  await db.schema
    .createIndex('lead_page_idx')
    .on('lead')
    .columns(['pageId', 'spam', 'createdAt', 'id'])
    .execute()
}
