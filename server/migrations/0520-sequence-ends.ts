import type { Kysely } from 'kysely'

/** When somebody was done with a sequence; not known of those who were before this was kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sequencePerson').addColumn('endedAt', 'text').execute()
}
