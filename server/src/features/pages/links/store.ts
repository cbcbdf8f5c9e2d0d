import type { Database } from '../../../platform/database/database.ts'
import { owned } from '../../../platform/database/owned.ts'

/** What is said of a site that is not there. */
const noSite = {
  legal: null,
  menu: '[]',
  host: null,
  homePageId: null,
  languages: '[]',
  languageHosts: '{}',
  business: '{}',
}

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
        .select([
          'publication.pageId',
          'publication.slug',
          'site.host',
          'site.homePageId',
          'site.languageHosts',
        ])
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
        .select(['legal', 'menu', 'host', 'homePageId', 'languages', 'business'])
        .select('languageHosts')
        .where(owned(workspaceId, siteId))
        .executeTakeFirst()
      return row ?? noSite
    },
    /** The folders of a site. */
    folders(workspaceId: string, siteId: string) {
      return database
        .query()
        .selectFrom('pageFolder')
        .select(['id', 'name'])
        .where('workspaceId', '=', workspaceId)
        .where('siteId', '=', siteId)
        .execute()
    },
    /** The pages of a site that others stand below: its home page, and those called like their folder. Published alone. */
    pagesAbove(workspaceId: string, siteId: string) {
      return database
        .query()
        .selectFrom('page')
        .innerJoin('publication', (join) =>
          join.onRef('publication.pageId', '=', 'page.id').on('publication.live', '=', 1),
        )
        .innerJoin('site', 'site.id', 'page.siteId')
        .leftJoin('pageFolder', 'pageFolder.id', 'page.folderId')
        .select(['page.id', 'page.name', 'page.folderId'])
        .where('page.workspaceId', '=', workspaceId)
        .where('page.siteId', '=', siteId)
        .where((eb) =>
          eb.or([
            eb('page.id', '=', eb.ref('site.homePageId')),
            eb('page.search', '=', eb.ref('pageFolder.search')),
          ]),
        )
        .orderBy('page.createdAt')
        .orderBy('page.id')
        .execute()
    },
  }
}
