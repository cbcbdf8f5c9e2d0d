import type { Kysely } from 'kysely'

/** Quizzes, what was published of them, who is in one and where, and sums of how they are answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('quiz')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('address', 'text', (c) => c.notNull().unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('document', 'text', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('versionId', 'text')
    .addColumn('publishedRevision', 'integer')
    .addColumn('changedAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('quiz_workspace_idx')
    .on('quiz')
    .columns(['workspaceId', 'changedAt', 'id'])
    .execute()

  await db.schema
    .createTable('quizVersion')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('quizId', 'text', (c) => c.notNull().references('quiz.id').onDelete('cascade'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('document', 'text', (c) => c.notNull())
    .addColumn('publishedAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('quizVersion_number_idx')
    .on('quizVersion')
    .columns(['quizId', 'number'])
    .unique()
    .execute()

  await db.schema
    .createTable('quizAttempt')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('quizId', 'text', (c) => c.notNull().references('quiz.id').onDelete('cascade'))
    .addColumn('versionId', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('leadId', 'text')
    .addColumn('startedAt', 'text', (c) => c.notNull())
    .addColumn('changedAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('quizAttempt_quiz_idx')
    .on('quizAttempt')
    .columns(['quizId', 'changedAt', 'id'])
    .execute()

  await db.schema
    .createTable('quizAnswer')
    .addColumn('attemptId', 'text', (c) => c.notNull().references('quizAttempt.id').onDelete('cascade'))
    .addColumn('question', 'text', (c) => c.notNull())
    .addColumn('answer', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('quizAnswer_pk', ['attemptId', 'question'])
    .execute()

  await db.schema
    .createTable('quizStep')
    .addColumn('attemptId', 'text', (c) => c.notNull().references('quizAttempt.id').onDelete('cascade'))
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('fromNode', 'text', (c) => c.notNull())
    .addColumn('port', 'text', (c) => c.notNull())
    .addColumn('toNode', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('quizStep_pk', ['attemptId', 'seq'])
    .execute()

  await db.schema
    .createTable('quizCount')
    .addColumn('quizId', 'text', (c) => c.notNull().references('quiz.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('count', 'bigint', (c) => c.notNull())
    .addColumn('seconds', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('quizCount_pk', ['quizId', 'kind', 'key'])
    .execute()
}
