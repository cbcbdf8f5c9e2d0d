import type { Kysely } from 'kysely'

/** What led somebody to the page in which they began a quiz, as its token says; empty for the quiz's own page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('quizAttempt')
    .addColumn('visit', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
