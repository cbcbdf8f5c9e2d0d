import type { Database } from '../../../../platform/database/database.ts'
import type { RepublicationRow } from '../../../../platform/database/tables/sites.ts'
import type { SiteNow } from './site-looks.ts'

/** What of a site's pages is not as visitors see it, and how far it is on its way to them. */
export function republicationStore(database: Database) {
  return {
    /** The published pages of a site that were saved since, or show it otherwise than it is now; by name. */
    async behind(workspaceId: string, siteId: string, now: SiteNow) {
      const menuNow = JSON.stringify(now.menu)
      const live = await database
        .query()
        .selectFrom('page')
        .innerJoin('publication', (join) =>
          join.onRef('publication.pageId', '=', 'page.id').on('publication.live', '=', 1),
        )
        .select(['page.id', 'page.name', 'page.folderId', 'page.version'])
        .select(['publication.version as publishedVersion', 'publication.theme'])
        .select(['publication.menu', 'publication.trail'])
        .where('page.workspaceId', '=', workspaceId)
        .where('page.siteId', '=', siteId)
        .where('page.deletedAt', 'is', null)
        .orderBy('page.search')
        .orderBy('page.id')
        .execute()
      return live
        .map(({ id, name, folderId, version, publishedVersion, theme, menu, trail }) => ({
          id,
          name,
          isChanged: version !== publishedVersion,
          isOutdated: theme !== now.theme,
          hasOldMenu: menu !== null && menu !== menuNow,
          hasOldTrail: trail !== null && trail !== JSON.stringify(now.trailOf({ id, name, folderId })),
        }))
        .filter(
          ({ isChanged, isOutdated, hasOldMenu, hasOldTrail }) =>
            isChanged || isOutdated || hasOldMenu || hasOldTrail,
        )
    },
    find(siteId: string) {
      return database
        .query()
        .selectFrom('republication')
        .selectAll()
        .where('siteId', '=', siteId)
        .executeTakeFirst()
    },
    /** In place of the run before. */
    async begin(row: RepublicationRow) {
      const { siteId: _, ...rest } = row
      await database
        .query()
        .insertInto('republication')
        .values(row)
        .onConflict((conflict) => conflict.column('siteId').doUpdateSet(rest))
        .execute()
    },
    async note(siteId: string, now: Partial<Pick<RepublicationRow, 'done' | 'failed' | 'finishedAt'>>) {
      await database.query().updateTable('republication').set(now).where('siteId', '=', siteId).execute()
    },
  }
}
