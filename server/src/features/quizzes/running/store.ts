import type { Database } from '../../../platform/database/database.ts'
import type {
  QuizAnswerRow,
  QuizAttemptRow,
  QuizCountRow,
  QuizStepRow,
  QuizVersionCountRow,
} from '../tables.ts'

/** Who is in a quiz, what they answered and which way they went. */
export function attemptStore(database: Database) {
  return {
    attempts: (ids: readonly string[]) =>
      database.query().selectFrom('quizAttempt').selectAll().where('id', 'in', ids).execute(),
    answers: (ids: readonly string[]) =>
      database.query().selectFrom('quizAnswer').selectAll().where('attemptId', 'in', ids).execute(),
    steps: (ids: readonly string[]) =>
      database
        .query()
        .selectFrom('quizStep')
        .selectAll()
        .where('attemptId', 'in', ids)
        .orderBy('attemptId')
        .orderBy('seq')
        .execute(),
    async keepAttempts(rows: readonly QuizAttemptRow[]) {
      if (rows.length === 0) return
      await database
        .query()
        .insertInto('quizAttempt')
        .values(rows)
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet((eb) => ({
            at: eb.ref('excluded.at'),
            state: eb.ref('excluded.state'),
            changedAt: eb.ref('excluded.changedAt'),
          })),
        )
        .execute()
    },
    async keepAnswers(rows: readonly QuizAnswerRow[]) {
      if (rows.length === 0) return
      await database
        .query()
        .insertInto('quizAnswer')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['attemptId', 'question'])
            .doUpdateSet((eb) => ({ answer: eb.ref('excluded.answer') })),
        )
        .execute()
    },
    async keepSteps(rows: readonly QuizStepRow[]) {
      if (rows.length === 0) return
      await database
        .query()
        .insertInto('quizStep')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['attemptId', 'seq']).doUpdateSet((eb) => ({
            fromNode: eb.ref('excluded.fromNode'),
            port: eb.ref('excluded.port'),
            toNode: eb.ref('excluded.toNode'),
          })),
        )
        .execute()
    },
    async dropStepsFrom(attemptId: string, seq: number) {
      await database
        .query()
        .deleteFrom('quizStep')
        .where('attemptId', '=', attemptId)
        .where('seq', '>=', seq)
        .execute()
    },
    async addCounts(rows: readonly QuizCountRow[]) {
      if (rows.length === 0) return
      await database
        .query()
        .insertInto('quizCount')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['quizId', 'kind', 'key']).doUpdateSet((eb) => ({
            count: eb('quizCount.count', '+', eb.ref('excluded.count')),
            seconds: eb('quizCount.seconds', '+', eb.ref('excluded.seconds')),
          })),
        )
        .execute()
    },
    async addVersionCounts(rows: readonly QuizVersionCountRow[]) {
      if (rows.length === 0) return
      await database
        .query()
        .insertInto('quizVersionCount')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['versionId', 'kind', 'key']).doUpdateSet((eb) => ({
            count: eb('quizVersionCount.count', '+', eb.ref('excluded.count')),
          })),
        )
        .execute()
    },
    /** True for the first result of an attempt. */
    async tellResult(id: string, toldResult: string): Promise<boolean> {
      const { numUpdatedRows } = await database
        .query()
        .updateTable('quizAttempt')
        .set({ toldResult })
        .where('id', '=', id)
        .where('toldResult', 'is', null)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },
    /** What these people answered, and their ways; what was counted of them names nobody, and stays. */
    async forget(leadIds: readonly string[]) {
      if (leadIds.length === 0) return
      await database.query().deleteFrom('quizAttempt').where('leadId', 'in', leadIds).execute()
    },
    /** True for the first that says so. */
    async becameLead(id: string, leadId: string): Promise<boolean> {
      const { numUpdatedRows } = await database
        .query()
        .updateTable('quizAttempt')
        .set({ leadId })
        .where('id', '=', id)
        .where('leadId', 'is', null)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },
  }
}
export type AttemptStore = ReturnType<typeof attemptStore>
