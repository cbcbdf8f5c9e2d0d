import type { Kysely } from 'kysely'

/** Whose data are erased is found among the attempts of quizzes by their lead. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('quizAttempt_lead_idx').on('quizAttempt').column('leadId').execute()
}
