import type { Kysely } from 'kysely'

/** The quiz, contest or film by which a lead came, for rules that ask. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('lead').addColumn('thingId', 'text').execute()
}
