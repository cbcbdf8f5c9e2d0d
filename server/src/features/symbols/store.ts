import type { Database } from '../../platform/database/database.ts'
import { owned } from '../../platform/database/owned.ts'
import type { SymbolRow, SymbolVersionRow } from '../../platform/database/tables/sites.ts'

/** The symbols of a workspace and what they were. */
export function symbolStore(database: Database) {
  /** Symbols as they are now, with their documents. */
  const current = () =>
    database
      .query()
      .selectFrom('symbol')
      .innerJoin('symbolVersion', (join) =>
        join
          .onRef('symbolVersion.symbolId', '=', 'symbol.id')
          .onRef('symbolVersion.number', '=', 'symbol.number'),
      )
      .select(['symbol.id', 'symbol.name', 'symbol.number', 'symbol.updatedAt', 'symbol.isForm'])
      .select('symbolVersion.document')
  return {
    list(workspaceId: string) {
      return database
        .query()
        .selectFrom('symbol')
        .select(['id', 'name', 'number', 'updatedAt', 'isForm'])
        .where('workspaceId', '=', workspaceId)
        .orderBy('name')
        .orderBy('id')
        .execute()
    },
    find(workspaceId: string, id: string) {
      return current().where(owned(workspaceId, id)).executeTakeFirst()
    },
    /** Those that are forms, as they are now. */
    forms(workspaceId: string) {
      return current()
        .where('workspaceId', '=', workspaceId)
        .where('isForm', '=', 1)
        .orderBy('symbol.name')
        .orderBy('symbol.id')
        .execute()
    },
    /** Those of these that the workspace has. */
    async some(workspaceId: string, ids: readonly string[]) {
      if (ids.length === 0) return []
      return current().where('workspaceId', '=', workspaceId).where('id', 'in', ids).execute()
    },
    /** Those that hold the place of another one. */
    async holding(workspaceId: string, id: string) {
      const rows = await current()
        .where('workspaceId', '=', workspaceId)
        .where('symbolVersion.document', 'like', `%"symbol":"${id}"%`)
        .execute()
      return rows.map((row) => row.id)
    },
    async insert(row: SymbolRow) {
      await database.query().insertInto('symbol').values(row).execute()
    },
    async insertVersion(row: SymbolVersionRow) {
      await database.query().insertInto('symbolVersion').values(row).execute()
    },
    /**
     * False where it is not at this number any more.
     * @param isAnew its draft is that version from now on, and who has it open asks for it anew
     */
    async advance({ id, workspaceId, name, number, updatedAt, isForm }: SymbolRow, isAnew: boolean) {
      const advanced = await database
        .query()
        .updateTable('symbol')
        .set({ name, number, updatedAt, isForm })
        .$if(isAnew, (query) =>
          query.set((eb) => ({ draft: null, behind: 0, draftVersion: eb('draftVersion', '+', 1) })),
        )
        .where(owned(workspaceId, id))
        .where('number', '=', number - 1)
        .executeTakeFirst()
      return advanced.numUpdatedRows > 0n
    },
    async remove(workspaceId: string, id: string) {
      await database.query().deleteFrom('symbol').where(owned(workspaceId, id)).execute()
    },
    versions(id: string) {
      return database
        .query()
        .selectFrom('symbolVersion')
        .leftJoin('user', 'user.id', 'symbolVersion.authorId')
        .select(['symbolVersion.number', 'symbolVersion.createdAt', 'user.name as author'])
        .where('symbolId', '=', id)
        .orderBy('number', 'desc')
        .execute()
    },
    version(id: string, number: number) {
      return database
        .query()
        .selectFrom('symbolVersion')
        .select('document')
        .where('symbolId', '=', id)
        .where('number', '=', number)
        .executeTakeFirst()
    },
  }
}
export type SymbolStore = ReturnType<typeof symbolStore>
