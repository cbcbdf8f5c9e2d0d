import type { Kysely } from 'kysely'

/** Single times of an event that repeats, moved, changed or left out: JSON, as the contract has them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('calendarEvent')
    .addColumn('exceptions', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute()
}
