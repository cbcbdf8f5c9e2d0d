import { type Kysely, sql } from 'kysely'

/** The id that the database and its data folder share; `place` lets no second row in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('installation')
    .addColumn('place', 'integer', (column) => column.primaryKey().check(sql`place = 1`))
    .addColumn('id', 'text', (column) => column.notNull())
    .execute()
}
