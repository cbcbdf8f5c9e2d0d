import type { Database } from '../../platform/database/database.ts'
import type { BrandRow } from '../../platform/database/tables/sites.ts'

/** The kits of a workspace's sites. */
export function brandStore(database: Database) {
  return {
    find(workspaceId: string, siteId: string) {
      return database
        .query()
        .selectFrom('brand')
        .select('theme')
        .where('workspaceId', '=', workspaceId)
        .where('siteId', '=', siteId)
        .executeTakeFirst()
    },
    async save(row: BrandRow) {
      const { theme, changedAt } = row
      await database
        .query()
        .insertInto('brand')
        .values(row)
        .onConflict((conflict) => conflict.column('siteId').doUpdateSet({ theme, changedAt }))
        .execute()
    },
  }
}
