import type { Database } from '../../platform/database/database.ts'
import type { SiteTemplateUseRow } from './tables.ts'

/** Sites that were made with a template; every query names their workspace. */
export function siteTemplateStore(database: Database) {
  return {
    async insert(row: SiteTemplateUseRow, symbolIds: readonly string[]) {
      await database.query().insertInto('siteTemplateUse').values(row).execute()
      const symbols = symbolIds.map((symbolId) => ({ siteId: row.siteId, symbolId }))
      if (symbols.length > 0)
        await database.query().insertInto('siteTemplateSymbol').values(symbols).execute()
    },
    /** Ids of the symbols that came with a site of the workspace. */
    async symbolsOf({ siteId, workspaceId }: Pick<SiteTemplateUseRow, 'siteId' | 'workspaceId'>) {
      const rows = await database
        .query()
        .selectFrom('siteTemplateSymbol')
        .innerJoin('siteTemplateUse', 'siteTemplateUse.siteId', 'siteTemplateSymbol.siteId')
        .select('symbolId')
        .where('siteTemplateUse.workspaceId', '=', workspaceId)
        .where('siteTemplateSymbol.siteId', '=', siteId)
        .orderBy('symbolId')
        .execute()
      return rows.map(({ symbolId }) => symbolId)
    },
    find: (workspaceId: string, siteId: string) =>
      database
        .query()
        .selectFrom('siteTemplateUse')
        .selectAll()
        .where('workspaceId', '=', workspaceId)
        .where('siteId', '=', siteId)
        .executeTakeFirst(),
  }
}
export type SiteTemplateStore = ReturnType<typeof siteTemplateStore>
