import type { Database } from '../../../platform/database/database.ts'
import { owned } from '../../../platform/database/owned.ts'

/** Where pages stand that others link to. */
export function linkStore(database: Database) {
  return {
    /** Which of these pages of a workspace are published, and where. */
    published(workspaceId: string, pageIds: readonly string[]) {
      return database
        .query()
        .selectFrom('publication')
        .innerJoin('page', 'page.id', 'publication.pageId')
        .leftJoin('site', 'site.id', 'page.siteId')
        .select(['publication.pageId', 'publication.slug', 'site.host', 'site.homePageId'])
        .where('publication.workspaceId', '=', workspaceId)
        .where('publication.pageId', 'in', pageIds)
        .where('publication.live', '=', 1)
        .execute()
    },
    /** What a site says of where its pages lead, as JSON. */
    async ofSite(workspaceId: string, siteId: string) {
      const row = await database
        .query()
        .selectFrom('site')
        .select(['legal', 'menu', 'host'])
        .where(owned(workspaceId, siteId))
        .executeTakeFirst()
      return row ?? { legal: null, menu: '[]', host: null }
    },
  }
}
