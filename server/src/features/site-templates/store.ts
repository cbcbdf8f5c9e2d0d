import type { Database } from '../../platform/database/database.ts'
import type { SiteTemplateUseRow } from './tables.ts'

/** Sites that were made with a template; every query names their workspace. */
export function siteTemplateStore(database: Database) {
  return {
    async insert(row: SiteTemplateUseRow) {
      await database.query().insertInto('siteTemplateUse').values(row).execute()
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
