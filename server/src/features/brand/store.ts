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
    /** The kits that name a family that the workspace brings. */
    naming(workspaceId: string, fontId: string) {
      return database
        .query()
        .selectFrom('brand')
        .select(['siteId', 'theme'])
        .where('workspaceId', '=', workspaceId)
        .where('theme', 'like', `%"${fontId}"%`)
        .orderBy('siteId')
        .execute()
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
