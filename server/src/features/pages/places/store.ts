import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { owned } from '../../../platform/database/owned.ts'
import type { PageRow } from '../../../platform/database/tables/sites.ts'

/** Where pages stand: in which site, and under what. */
export function placeStore(database: Database) {
  return {
    /** Every page of a site by its id, those in the bin too; locked in this order. */
    ofSite(workspaceId: string, siteId: string) {
      return database
        .query()
        .selectFrom('page')
        .select(['id', 'siteId', 'root', 'slug', 'deletedAt'])
        .where('workspaceId', '=', workspaceId)
        .where('siteId', '=', siteId)
        .orderBy('id')
        .execute()
    },
    find(workspaceId: string, id: string) {
      return database
        .query()
        .selectFrom('page')
        .select(['id', 'siteId', 'root', 'slug', 'deletedAt'])
        .where(owned(workspaceId, id))
        .executeTakeFirst()
    },
    /** Its folder stays that of its site. Throws the unique fault where another page has that address. */
    async put(id: string, place: Pick<PageRow, 'siteId' | 'root' | 'slug'>) {
      const folderId = sql<string | null>`case when "siteId" = ${place.siteId} then "folderId" end`
      await database
        .query()
        .updateTable('page')
        .set({ ...place, folderId })
        .where('id', '=', id)
        .execute()
    },
    /** What of these pages has a file, live or suspended. */
    published(pageIds: readonly string[]) {
      return database
        .query()
        .selectFrom('publication')
        .select(['id', 'root', 'slug'])
        .where('pageId', 'in', pageIds)
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('publicationVariant')
              .select('variant')
              .whereRef('publicationId', '=', 'publication.id')
              .where('fileKey', 'is not', null),
          ),
        )
        .orderBy('id')
        .execute()
    },
    async move(id: string, to: { root: string; slug: string }) {
      await database.query().updateTable('publication').set(to).where('id', '=', id).execute()
    },
  }
}
