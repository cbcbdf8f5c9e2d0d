import type { Kysely } from 'kysely'

/** A site knows whose it is, and which template it was made with, as long as that can be taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('site')
    .addColumn('business', 'text', (c) => c.notNull().defaultTo('{}'))
    .execute()
  await db.schema
    .createTable('siteTemplateUse')
    .addColumn('siteId', 'text', (c) => c.primaryKey().references('site.id').onDelete('cascade'))
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('template', 'text', (c) => c.notNull())
    .addColumn('pages', 'text', (c) => c.notNull())
    .addColumn('collections', 'text', (c) => c.notNull())
    .addColumn('pictures', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()
}
