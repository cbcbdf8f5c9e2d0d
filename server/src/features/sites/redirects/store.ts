import type { Database } from '../../../platform/database/database.ts'
import type { RedirectRow } from '../../../platform/database/tables/sites.ts'

/** What of a site leads elsewhere. */
export function redirectStore(database: Database) {
  return {
    /** The newest first, with where the pages stand that they lead to. */
    list(siteId: string) {
      return database
        .query()
        .selectFrom('redirect')
        .leftJoin('publication', (join) =>
          join.onRef('publication.pageId', '=', 'redirect.pageId').on('publication.live', '=', 1),
        )
        .leftJoin('page', 'page.id', 'redirect.pageId')
        .leftJoin('site', 'site.id', 'page.siteId')
        .select(['redirect.id', 'redirect.root', 'redirect.slug', 'target', 'redirect.createdAt'])
        .select([
          'publication.slug as pageSlug',
          'page.id as pageId',
          'page.name',
          'site.host',
          'site.homePageId',
        ])
        .where('redirect.siteId', '=', siteId)
        .orderBy('redirect.createdAt', 'desc')
        .orderBy('redirect.id')
        .limit(1000)
        .execute()
    },
    /** Where an address leads that somebody named; undefined where to a page, or nowhere. */
    async targetOf(root: string, slug: string) {
      const row = await database
        .query()
        .selectFrom('redirect')
        .select('target')
        .where('root', '=', root)
        .where('slug', '=', slug)
        .executeTakeFirst()
      return row?.target ?? undefined
    },
    /** Throws the unique fault where something leads away from there already. */
    async insert(row: RedirectRow) {
      await database.query().insertInto('redirect').values(row).execute()
    },
    /** False where the site has none of this id. */
    async remove(siteId: string, id: string) {
      const removed = await database
        .query()
        .deleteFrom('redirect')
        .where('siteId', '=', siteId)
        .where('id', '=', id)
        .executeTakeFirst()
      return removed.numDeletedRows > 0n
    },
  }
}
