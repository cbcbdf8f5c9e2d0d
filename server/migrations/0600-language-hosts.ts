import type { Kysely } from 'kysely'

/** Languages of sites at hosts of their own: what each asks for and has, and whose each proven host is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('site')
    .addColumn('languageHosts', 'text', (c) => c.notNull().defaultTo('{}'))
    .execute()
  await db.schema
    .createTable('languageHost')
    .addColumn('host', 'text', (c) => c.notNull().primaryKey())
    .addColumn('siteId', 'text', (c) => c.notNull().references('site.id').onDelete('cascade'))
    .addColumn('language', 'text', (c) => c.notNull())
    .addUniqueConstraint('languageHost_language', ['siteId', 'language'])
    .execute()
}
