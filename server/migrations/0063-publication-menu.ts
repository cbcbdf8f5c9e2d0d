import type { Kysely } from 'kysely'

/** A publication keeps the menu of its site that it shows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('publication').addColumn('menu', 'text').execute()
}
