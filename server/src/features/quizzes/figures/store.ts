import type { Database } from '../../../platform/database/database.ts'
import type { Position } from '../../../platform/http/cursor.ts'
import type { QuizAttemptRow } from '../tables.ts'

/** As many as one statement takes on both engines. */
const atOnce = 400

/** What is counted of quizzes, and who is in them. */
export function quizFigureStore(database: Database) {
  const attempts = () => database.query().selectFrom('quizAttempt').selectAll()
  return {
    /** Of several quizzes at once: how many began, ended and became leads. */
    async totals(ids: readonly string[]) {
      const rows =
        ids.length === 0
          ? []
          : await database
              .query()
              .selectFrom('quizCount')
              .select(['quizId', 'kind', 'count'])
              .where('quizId', 'in', ids)
              .where('kind', 'in', ['started', 'finished', 'lead'])
              .execute()
      const found = new Map(rows.map(({ quizId, kind, count }) => [`${quizId} ${kind}`, count]))
      return (id: string) => ({
        started: found.get(`${id} started`) ?? 0,
        finished: found.get(`${id} finished`) ?? 0,
        leads: found.get(`${id} lead`) ?? 0,
      })
    },
    counts: (quizId: string) =>
      database
        .query()
        .selectFrom('quizCount')
        .select(['kind', 'key', 'count', 'seconds'])
        .where('quizId', '=', quizId)
        .where('count', '>', 0)
        .orderBy('count', 'desc')
        .orderBy('key')
        .execute(),
    list(
      { quizId, state }: { quizId: string; state: QuizAttemptRow['state'] | 'lead' | undefined },
      after: Position | null,
      limit: number,
    ) {
      const rows = attempts()
        .where('quizId', '=', quizId)
        .$if(state === 'lead', (query) => query.where('leadId', 'is not', null))
        .$if(state === 'open' || state === 'finished', (query) =>
          query.where('state', '=', state === 'open' ? 'open' : 'finished'),
        )
        .orderBy('changedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
      if (!after) return rows.execute()
      return rows
        .where((eb) => eb(eb.refTuple('changedAt', 'id'), '<', eb.tuple(after.at, after.id)))
        .execute()
    },
    /** Of these leads, the last first. */
    async ofLeads(leadIds: readonly string[]): Promise<QuizAttemptRow[]> {
      const found: QuizAttemptRow[] = []
      for (let from = 0; from < leadIds.length; from += atOnce)
        found.push(
          ...(await attempts()
            .where('leadId', 'in', leadIds.slice(from, from + atOnce))
            .execute()),
        )
      return found
    },
    answersOf: (ids: readonly string[]) =>
      ids.length === 0
        ? Promise.resolve([])
        : database.query().selectFrom('quizAnswer').selectAll().where('attemptId', 'in', ids).execute(),
    /** Undefined where the attempt is none of this quiz. */
    async answerOf(quizId: string, attemptId: string, question: string): Promise<string | undefined> {
      const row = await database
        .query()
        .selectFrom('quizAnswer')
        .innerJoin('quizAttempt', 'quizAttempt.id', 'quizAnswer.attemptId')
        .select('answer')
        .where('quizAttempt.quizId', '=', quizId)
        .where('quizAnswer.attemptId', '=', attemptId)
        .where('question', '=', question)
        .executeTakeFirst()
      return row?.answer
    },
    stepsOf: (ids: readonly string[]) =>
      ids.length === 0
        ? Promise.resolve([])
        : database
            .query()
            .selectFrom('quizStep')
            .selectAll()
            .where('attemptId', 'in', ids)
            .orderBy('attemptId')
            .orderBy('seq')
            .execute(),
  }
}
export type QuizFigureStore = ReturnType<typeof quizFigureStore>
