import type { Kysely } from 'kysely'

/** The symbols that came with a whole web. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('siteTemplateSymbol')
    .addColumn('siteId', 'text', (c) => c.notNull().references('site.id').onDelete('cascade'))
    .addColumn('symbolId', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('site_template_symbol_pk', ['siteId', 'symbolId'])
    .execute()
}
