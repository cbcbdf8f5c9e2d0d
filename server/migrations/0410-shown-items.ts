import type { Kysely } from 'kysely'

/** The items of collections that a publication shows, as it shows them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('publication').addColumn('items', 'text').execute()
}
