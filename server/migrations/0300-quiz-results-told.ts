import type { Kysely } from 'kysely'

/** The result that followed for a lead: its label and its mail, once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('quizAttempt').addColumn('toldResult', 'text').execute()
}
