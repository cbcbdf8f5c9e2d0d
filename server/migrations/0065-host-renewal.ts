import type { Kysely } from 'kysely'

/** A host that a DNS record proves is looked for again, and known to be missing since some moment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('site')
    .addColumn('hostByRecord', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('site').addColumn('hostMissingSince', 'text').execute()
}
