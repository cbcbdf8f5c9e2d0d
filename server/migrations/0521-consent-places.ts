import type { Kysely } from 'kysely'

/** What asked for a permission that is no page: a quiz, and which version of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('subscription')
    .addColumn('askedIn', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('subscription').addColumn('askedVersion', 'integer').execute()
}
