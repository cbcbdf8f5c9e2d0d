import type { Database } from '../../../platform/database/database.ts'
import type { DocumentRows } from '../../../platform/document-log/parts.ts'
import { stepRows } from '../../../platform/document-log/store.ts'

/** Where quizzes stand: a quiz is written with each step, so that none is behind its order. */
export function quizLogRows(database: Database): DocumentRows {
  const quizzes = () => database.query().selectFrom('quiz')
  return {
    ...stepRows(database, 'quizOperation'),
    async head(workspaceId, id) {
      const query = quizzes()
        .select('revision as version')
        .where('workspaceId', '=', workspaceId)
        .where('id', '=', id)
      const row = await (database.engine === 'postgres' ? query.forUpdate() : query).executeTakeFirst()
      return row && { ...row, behind: 0 }
    },
    versionOf: (workspaceId, id) =>
      quizzes()
        .select('revision as version')
        .where('workspaceId', '=', workspaceId)
        .where('id', '=', id)
        .executeTakeFirst(),
    versionNow: (id) => quizzes().select('revision as version').where('id', '=', id).executeTakeFirst(),
    async text(id) {
      const row = await quizzes()
        .select(['document', 'revision as version'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return { ...row, behind: 0 }
    },
    async advance(id, { version, at, name, document }) {
      await database
        .query()
        .updateTable('quiz')
        .set({
          revision: version,
          changedAt: at,
          ...(document !== null && { document }),
          ...(name !== null && { name }),
        })
        .where('id', '=', id)
        .execute()
    },
    write: () => Promise.resolve(),
  }
}
