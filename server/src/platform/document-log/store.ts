import type { Database } from '../database/database.ts'
import type { DocumentRows } from './parts.ts'

/** The tables of steps, each of which goes with the document that it names. */
type StepTable = 'symbolOperation' | 'letterOperation' | 'quizOperation'

/** The steps of one kind of document. */
export function stepRows(
  database: Database,
  table: StepTable,
): Pick<DocumentRows, 'between' | 'known' | 'append'> {
  return {
    between(id, after, last) {
      return database
        .query()
        .selectFrom(table)
        .select(['sequence', 'session', 'n', 'authorId', 'operations', 'name'])
        .where('documentId', '=', id)
        .where('sequence', '>', after)
        .where('sequence', '<=', last)
        .orderBy('sequence')
        .execute()
    },
    async known(id, session, from) {
      const rows = await database
        .query()
        .selectFrom(table)
        .select('n')
        .where('documentId', '=', id)
        .where('session', '=', session)
        .where('n', '>=', from)
        .execute()
      return new Set(rows.map(({ n }) => n))
    },
    async append(id, steps, at) {
      const rows = steps.map((step) => ({ ...step, documentId: id, at }))
      await database.query().insertInto(table).values(rows).execute()
    },
  }
}
