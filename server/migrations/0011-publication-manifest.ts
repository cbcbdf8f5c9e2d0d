import type { Kysely } from 'kysely'

/** What a published page needs, beside its file. What is published already gets its own at the next visit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('publication').addColumn('manifest', 'text').execute()
}
