import { type Kysely, sql } from 'kysely'

/** The last attempts of a quiz that are open or finished, and those that became leads: without reading all others. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createIndex('quizAttempt_state_idx')
    .on('quizAttempt')
    .columns(['quizId', 'state', 'changedAt', 'id'])
    .execute()
  await database.schema
    .createIndex('quizAttempt_became_lead_idx')
    .on('quizAttempt')
    .columns(['quizId', 'changedAt', 'id'])
    .where(sql.ref('leadId'), 'is not', null)
    .execute()
}
