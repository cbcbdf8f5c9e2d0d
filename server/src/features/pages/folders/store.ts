import type { Database } from '../../../platform/database/database.ts'
import { owned } from '../../../platform/database/owned.ts'
import type { PageFolderRow } from '../../../platform/database/tables/sites.ts'

/** Folders; every query names the workspace, so that a foreign id finds nothing. */
export function folderStore(database: Database) {
  const folders = (workspaceId: string) =>
    database
      .query()
      .selectFrom('pageFolder')
      .select(['id', 'siteId', 'name'])
      .select((eb) =>
        eb
          .selectFrom('page')
          .select((inner) => inner.fn.countAll<number>().as('count'))
          .whereRef('page.folderId', '=', 'pageFolder.id')
          .where('page.deletedAt', 'is', null)
          .as('pages'),
      )
      .where('workspaceId', '=', workspaceId)

  return {
    list: (workspaceId: string) => folders(workspaceId).orderBy('search').orderBy('id').execute(),
    find: (workspaceId: string, id: string) => folders(workspaceId).where('id', '=', id).executeTakeFirst(),
    async count(siteId: string): Promise<number> {
      const row = await database
        .query()
        .selectFrom('pageFolder')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .where('siteId', '=', siteId)
        .executeTakeFirstOrThrow()
      return row.total
    },
    async insert(row: PageFolderRow) {
      await database.query().insertInto('pageFolder').values(row).execute()
    },
    async rename(workspaceId: string, id: string, change: Pick<PageFolderRow, 'name' | 'search'>) {
      await database.query().updateTable('pageFolder').set(change).where(owned(workspaceId, id)).execute()
    },
    async remove(workspaceId: string, id: string) {
      await database.query().deleteFrom('pageFolder').where(owned(workspaceId, id)).execute()
    },
    async put(workspaceId: string, pageId: string, folderId: string | null) {
      await database.query().updateTable('page').set({ folderId }).where(owned(workspaceId, pageId)).execute()
    },
  }
}
