import type { Kysely } from 'kysely'

/** What an entry of the calendar is besides an event, with what belongs to it, as the contract has it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('calendarEvent')
    .addColumn('about', 'text', (c) => c.notNull().defaultTo('{"kind":"event"}'))
    .execute()
}
