import type { Kysely } from 'kysely'

/** By which name somebody without an account did what happened. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('activity').addColumn('guestName', 'text').execute()
}
