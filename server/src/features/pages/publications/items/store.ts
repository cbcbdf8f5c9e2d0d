import type { Database } from '../../../../platform/database/database.ts'

/** What publications keep of collections. */
export function keptItemsStore(database: Database) {
  return {
    /** What is live of a workspace and shows items of a collection. */
    withItems(workspaceId: string, collectionId: string) {
      return database
        .query()
        .selectFrom('publication')
        .innerJoin('page', 'page.id', 'publication.pageId')
        .select(['publication.id', 'publication.pageId', 'page.name'])
        .where('publication.workspaceId', '=', workspaceId)
        .where('live', '=', 1)
        .where('items', 'like', `%${collectionId}%`)
        .orderBy('publishedAt')
        .execute()
    },
    /** The items that a live one shows, and where; undefined where it is not live any more. */
    itemsOf(id: string) {
      return database
        .query()
        .selectFrom('publication')
        .innerJoin('page', 'page.id', 'publication.pageId')
        .leftJoin('site', 'site.id', 'page.siteId')
        .select(['publication.root', 'publication.slug', 'publication.items', 'publication.settings'])
        .select('site.language')
        .where('publication.id', '=', id)
        .where('live', '=', 1)
        .executeTakeFirst()
    },
  }
}
