import type { Database } from '../../../../platform/database/database.ts'
import type { DocumentRows } from '../../../../platform/document-log/parts.ts'
import { stepRows } from '../../../../platform/document-log/store.ts'

/** Where letters stand: a letter is written with each step, so that none is behind its order. */
export function letterLogRows(database: Database): DocumentRows {
  const letters = () => database.query().selectFrom('letter')
  return {
    ...stepRows(database, 'letterOperation'),
    async head(workspaceId, id) {
      const query = letters()
        .select('number as version')
        .where('workspaceId', '=', workspaceId)
        .where('id', '=', id)
      const row = await (database.engine === 'postgres' ? query.forUpdate() : query).executeTakeFirst()
      return row && { ...row, behind: 0 }
    },
    versionOf: (workspaceId, id) =>
      letters()
        .select('number as version')
        .where('workspaceId', '=', workspaceId)
        .where('id', '=', id)
        .executeTakeFirst(),
    versionNow: (id) => letters().select('number as version').where('id', '=', id).executeTakeFirst(),
    async text(id) {
      const row = await letters()
        .select(['document', 'number as version'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return { ...row, behind: 0 }
    },
    async advance(id, { version, name, document }) {
      await database
        .query()
        .updateTable('letter')
        .set({
          number: version,
          ...(document !== null && { document }),
          ...(name !== null && { subject: name }),
        })
        .where('id', '=', id)
        .execute()
    },
    write: () => Promise.resolve(),
  }
}
