import type { Kysely } from 'kysely'

/**
 * In which time zone somebody lives, where they or who added them said so, and letters that go out at an hour of each one's own
 * clock.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('subscriber')
    .addColumn('zone', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('letter').addColumn('localTime', 'text').execute()
}
