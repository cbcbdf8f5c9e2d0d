import type { Kysely } from 'kysely'

/** A publication keeps where its page stood in its site, where it shows that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('publication').addColumn('trail', 'text').execute()
}
