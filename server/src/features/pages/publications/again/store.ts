import type { Database } from '../../../../platform/database/database.ts'
import type { RepublicationRow } from '../../../../platform/database/tables/sites.ts'

/** What of a site's pages is not as visitors see it, and how far it is on its way to them. */
export function republicationStore(database: Database) {
  return {
    /** The published pages of a site that were saved since, or show another kit or menu than it has now; by name. */
    async behind(workspaceId: string, siteId: string, now: { theme: string | null; menu: string }) {
      const live = await database
        .query()
        .selectFrom('page')
        .innerJoin('publication', (join) =>
          join.onRef('publication.pageId', '=', 'page.id').on('publication.live', '=', 1),
        )
        .select(['page.id', 'page.name', 'page.version'])
        .select(['publication.version as publishedVersion', 'publication.theme', 'publication.menu'])
        .where('page.workspaceId', '=', workspaceId)
        .where('page.siteId', '=', siteId)
        .where('page.deletedAt', 'is', null)
        .orderBy('page.search')
        .orderBy('page.id')
        .execute()
      return live
        .map(({ id, name, version, publishedVersion, theme, menu }) => ({
          id,
          name,
          isChanged: version !== publishedVersion,
          isOutdated: theme !== now.theme,
          hasOldMenu: menu !== null && menu !== now.menu,
        }))
        .filter(({ isChanged, isOutdated, hasOldMenu }) => isChanged || isOutdated || hasOldMenu)
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
