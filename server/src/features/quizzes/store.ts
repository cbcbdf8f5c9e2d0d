import type { Database } from '../../platform/database/database.ts'
import { owned } from '../../platform/database/owned.ts'
import type { Position } from '../../platform/http/cursor.ts'
import type { QuizRow, QuizVersionRow } from './tables.ts'

/** Quizzes and what was published of them. */
export function quizStore(database: Database) {
  const quizzes = () => database.query().selectFrom('quiz').selectAll()
  return {
    /** The last changed first; one row more than the page holds. */
    list(workspaceId: string, after: Position | null, limit: number) {
      const rows = quizzes()
        .where('workspaceId', '=', workspaceId)
        .orderBy('changedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
      if (!after) return rows.execute()
      return rows
        .where((eb) => eb(eb.refTuple('changedAt', 'id'), '<', eb.tuple(after.at, after.id)))
        .execute()
    },
    async count(workspaceId: string): Promise<number> {
      const row = await database
        .query()
        .selectFrom('quiz')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('workspaceId', '=', workspaceId)
        .executeTakeFirstOrThrow()
      return row.count
    },
    find: (workspaceId: string, id: string) => quizzes().where(owned(workspaceId, id)).executeTakeFirst(),
    findAny: (id: string) => quizzes().where('id', '=', id).executeTakeFirst(),
    atAddress: (address: string) => quizzes().where('address', '=', address).executeTakeFirst(),
    atAddresses: (workspaceId: string, addresses: readonly string[]) =>
      quizzes().where('workspaceId', '=', workspaceId).where('address', 'in', addresses).execute(),
    /** Those of which what anybody takes holds this text. */
    showing: (workspaceId: string, text: string) =>
      database
        .query()
        .selectFrom('quiz')
        .innerJoin('quizVersion', 'quizVersion.id', 'quiz.versionId')
        .select('quiz.address')
        .where('quiz.workspaceId', '=', workspaceId)
        .where('quizVersion.document', 'like', `%${text}"%`)
        .execute(),
    async namesOf(workspaceId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (ids.length === 0) return new Map()
      const rows = await database
        .query()
        .selectFrom('quiz')
        .select(['id', 'name'])
        .where('workspaceId', '=', workspaceId)
        .where('id', 'in', ids)
        .execute()
      return new Map(rows.map(({ id, name }) => [id, name]))
    },
    async insert(row: QuizRow) {
      await database.query().insertInto('quiz').values(row).execute()
    },
    /** Undefined where it is at another revision by now. */
    change: (id: string, revision: number, values: Partial<Omit<QuizRow, 'id' | 'workspaceId'>>) =>
      database
        .query()
        .updateTable('quiz')
        .set(values)
        .where('id', '=', id)
        .where('revision', '=', revision)
        .returningAll()
        .executeTakeFirst(),
    remove: (workspaceId: string, id: string) =>
      database.query().deleteFrom('quiz').where(owned(workspaceId, id)).returningAll().executeTakeFirst(),
    version: (id: string) =>
      database.query().selectFrom('quizVersion').selectAll().where('id', '=', id).executeTakeFirst(),
    versionOf: (quizId: string, id: string) =>
      database
        .query()
        .selectFrom('quizVersion')
        .selectAll()
        .where('quizId', '=', quizId)
        .where('id', '=', id)
        .executeTakeFirst(),
    lastVersion: (quizId: string) =>
      database
        .query()
        .selectFrom('quizVersion')
        .selectAll()
        .where('quizId', '=', quizId)
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirst(),
    /** The last first, without what they hold; one more than the page has. */
    versionsOf(quizId: string, after: Position | null, limit: number) {
      const rows = database
        .query()
        .selectFrom('quizVersion')
        .select(['id', 'quizId', 'number', 'name', 'publishedAt', 'kind', 'label', 'authorId'])
        .where('quizId', '=', quizId)
        .orderBy('publishedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
      if (!after) return rows.execute()
      return rows
        .where((eb) => eb(eb.refTuple('publishedAt', 'id'), '<', eb.tuple(after.at, after.id)))
        .execute()
    },
    /** What is counted of versions. */
    versionCounts: (ids: readonly string[]) =>
      ids.length === 0
        ? Promise.resolve([])
        : database
            .query()
            .selectFrom('quizVersionCount')
            .selectAll()
            .where('versionId', 'in', ids)
            .where('count', '>', 0)
            .execute(),
    async insertVersion(row: QuizVersionRow) {
      await database.query().insertInto('quizVersion').values(row).execute()
    },
  }
}
export type QuizStore = ReturnType<typeof quizStore>
