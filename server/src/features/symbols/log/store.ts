import type { Database } from '../../../platform/database/database.ts'
import type { DocumentRows } from '../../../platform/document-log/parts.ts'
import { stepRows } from '../../../platform/document-log/store.ts'

/** Where the drafts of symbols stand. One that nobody has touched since the last version is that version. */
export function symbolLogRows(database: Database): DocumentRows {
  const stands = () => database.query().selectFrom('symbol').select('draftVersion as version')
  return {
    ...stepRows(database, 'symbolOperation'),
    head(workspaceId, id) {
      const query = stands().select('behind').where('workspaceId', '=', workspaceId).where('id', '=', id)
      return (database.engine === 'postgres' ? query.forUpdate() : query).executeTakeFirst()
    },
    versionOf: (workspaceId, id) =>
      stands().where('workspaceId', '=', workspaceId).where('id', '=', id).executeTakeFirst(),
    versionNow: (id) => stands().where('id', '=', id).executeTakeFirst(),
    async text(id) {
      const { draft, document, ...stand } = await database
        .query()
        .selectFrom('symbol')
        .innerJoin('symbolVersion', (join) =>
          join
            .onRef('symbolVersion.symbolId', '=', 'symbol.id')
            .onRef('symbolVersion.number', '=', 'symbol.number'),
        )
        .select(['symbol.draft', 'symbol.draftVersion as version', 'symbol.behind', 'symbolVersion.document'])
        .where('symbol.id', '=', id)
        .executeTakeFirstOrThrow()
      return { ...stand, document: draft ?? document }
    },
    async advance(id, { version, behind, name }) {
      await database
        .query()
        .updateTable('symbol')
        .set({ draftVersion: version, behind, ...(name !== null && { name }) })
        .where('id', '=', id)
        .execute()
    },
    async write(id, draft, version) {
      await database
        .query()
        .updateTable('symbol')
        .set({ draft, behind: 0 })
        .where('id', '=', id)
        .where('draftVersion', '=', version)
        .execute()
    },
  }
}
