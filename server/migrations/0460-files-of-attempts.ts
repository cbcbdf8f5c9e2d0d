import type { Kysely } from 'kysely'

/** A file may be the answer to a question of a quiz before anybody is a lead, or without ever being one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('leadFile')
    .addColumn('attemptId', 'text', (c) => c.references('quizAttempt.id').onDelete('set null'))
    .execute()
  await db.schema.createIndex('leadFile_attempt_idx').on('leadFile').column('attemptId').execute()
}
