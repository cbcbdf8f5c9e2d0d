import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { SiteRow } from '../../platform/database/tables/sites.ts'

export function siteStore(database: Database) {
  const sites = (workspaceId: string) =>
    database.query().selectFrom('site').selectAll().where('workspaceId', '=', workspaceId)

  return {
    /** The default one first, then by age. */
    list(workspaceId: string) {
      return sites(workspaceId).orderBy('isDefault', 'desc').orderBy('createdAt').orderBy('id').execute()
    },
    find(workspaceId: string, id: string) {
      return sites(workspaceId).where('id', '=', id).executeTakeFirst()
    },
    findDefault(workspaceId: string) {
      return sites(workspaceId).where('isDefault', '=', 1).executeTakeFirst()
    },
    /** Nothing happens where the workspace has its default site already. */
    async insertDefault(row: SiteRow) {
      await database
        .query()
        .insertInto('site')
        .values(row)
        // Spelt out, for a parameter would not name the partial index.
        .onConflict((conflict) =>
          conflict
            .column('workspaceId')
            .where(sql<boolean>`"isDefault" = 1`)
            .doNothing(),
        )
        .execute()
    },
    async insert(row: SiteRow) {
      await database.query().insertInto('site').values(row).execute()
    },
  }
}
