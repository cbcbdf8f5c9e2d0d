import type { Database } from '../../../platform/database/database.ts'
import { searchable } from '../../../platform/database/search-text.ts'
import type { DocumentRows } from '../../../platform/document-log/parts.ts'

/** Where pages stand, and what is done to them step by step. */
export function pageLogRows(database: Database): DocumentRows {
  return {
    head(workspaceId, id) {
      const query = database
        .query()
        .selectFrom('page')
        .select(['version', 'behind'])
        .where('workspaceId', '=', workspaceId)
        .where('id', '=', id)
        .where('deletedAt', 'is', null)
      return (database.engine === 'postgres' ? query.forUpdate() : query).executeTakeFirst()
    },
    versionOf(workspaceId, id) {
      return database
        .query()
        .selectFrom('page')
        .select('version')
        .where('workspaceId', '=', workspaceId)
        .where('id', '=', id)
        .where('deletedAt', 'is', null)
        .executeTakeFirst()
    },
    versionNow(id) {
      return database.query().selectFrom('page').select('version').where('id', '=', id).executeTakeFirst()
    },
    text(id) {
      return database
        .query()
        .selectFrom('page')
        .select(['document', 'version', 'behind'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    },
    between(id, after, last) {
      return database
        .query()
        .selectFrom('pageOperation')
        .select(['sequence', 'session', 'n', 'authorId', 'operations', 'name'])
        .where('pageId', '=', id)
        .where('sequence', '>', after)
        .where('sequence', '<=', last)
        .orderBy('sequence')
        .execute()
    },
    async known(id, session, from) {
      const rows = await database
        .query()
        .selectFrom('pageOperation')
        .select('n')
        .where('pageId', '=', id)
        .where('session', '=', session)
        .where('n', '>=', from)
        .execute()
      return new Set(rows.map(({ n }) => n))
    },
    async append(id, steps, at) {
      const rows = steps.map((step) => ({ ...step, pageId: id, at }))
      await database.query().insertInto('pageOperation').values(rows).execute()
    },
    async advance(id, { version, behind, at: updatedAt, name }) {
      await database
        .query()
        .updateTable('page')
        .set({ version, behind, updatedAt, ...(name !== null && { name, search: searchable(name) }) })
        .where('id', '=', id)
        .execute()
    },
    async write(id, document, version) {
      await database
        .query()
        .updateTable('page')
        .set({ document, behind: 0 })
        .where('id', '=', id)
        .where('version', '=', version)
        .execute()
    },
  }
}
