import type { PageOrder, PageState } from '@aurelio/contracts/page-overview'
import type { Scope } from '../../../platform/access/scope.ts'
import type { Database } from '../../../platform/database/database.ts'
import { owned } from '../../../platform/database/owned.ts'
import { holds } from '../../../platform/database/search-text.ts'
import type { PageRow, PageThumbnailRow } from '../../../platform/database/tables/sites.ts'
import type { Position } from '../../../platform/http/cursor.ts'
import { removalStore } from '../../../platform/removal/store.ts'
import { pageRows } from '../store.ts'

type Filter = {
  scope: Scope
  q: string | undefined
  state: PageState | undefined
  siteId: string | undefined
  projectId: string | undefined
  folderId: string | undefined
  bin: boolean
}

/** Pages as cards, and the bin. Every query names the scope or the workspace, so that a foreign id finds nothing. */
export function overviewStore(database: Database) {
  const wanted = ({ scope, q, state, siteId, projectId, folderId, bin }: Filter) => {
    let query = pageRows(database, scope).where('page.deletedAt', bin ? 'is not' : 'is', null)
    if (q !== undefined) query = query.where((eb) => holds(eb.ref('page.search'), q))
    if (siteId !== undefined) query = query.where('page.siteId', '=', siteId)
    if (projectId !== undefined) query = query.where('page.projectId', '=', projectId)
    if (folderId !== undefined) query = query.where('page.folderId', '=', folderId)
    if (state === 'draft') query = query.where('publication.pageId', 'is', null)
    if (state === 'published') query = query.whereRef('publication.version', '=', 'page.version')
    if (state === 'changed') query = query.whereRef('publication.version', '!=', 'page.version')
    return query
  }
  const one = (workspaceId: string, id: string) =>
    database.query().updateTable('page').where(owned(workspaceId, id))
  const removed = removalStore(database, 'page')

  return {
    /** One row more than `limit`, to know whether there is a next page. */
    list(filter: Filter, order: PageOrder | 'deleted', after: Position | null, limit: number) {
      const rows = wanted(filter)
        .leftJoin('pageThumbnail', 'pageThumbnail.pageId', 'page.id')
        .select([
          'page.createdAt',
          'page.deletedAt',
          'page.folderId',
          'pageThumbnail.version as thumbnailVersion',
        ])
        .select('pageThumbnail.fileKey as thumbnailFile')
      if (order === 'name') {
        const place = after
          ? rows.where((eb) =>
              eb(
                eb.refTuple('page.search', 'page.id'),
                '>',
                eb.tuple(
                  eb
                    .selectFrom('page as last')
                    .select('last.search')
                    .where('last.id', '=', after.id)
                    .$asScalar(),
                  eb.val(after.id),
                ),
              ),
            )
          : rows
        return place
          .orderBy('page.search')
          .orderBy('page.id')
          .limit(limit + 1)
          .execute()
      }
      const column = `page.${order}At` as const
      const place = after
        ? rows.where((eb) => eb(eb.refTuple(column, 'page.id'), '<', eb.tuple(after.at, after.id)))
        : rows
      return place
        .orderBy(column, 'desc')
        .orderBy('page.id', 'desc')
        .limit(limit + 1)
        .execute()
    },
    async count(filter: Filter): Promise<number> {
      const row = await wanted(filter)
        .clearSelect()
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return row.total
    },
    async rename(workspaceId: string, id: string, change: Pick<PageRow, 'name' | 'search' | 'updatedAt'>) {
      await one(workspaceId, id).set(change).where('deletedAt', 'is', null).execute()
    },
    /** Nothing of it is published any more, later neither. False where there is no such page outside of the bin. */
    async remove(workspaceId: string, id: string, deletedAt: string, suspendedPublicationId: string | null) {
      if (!(await removed.remove(workspaceId, id, deletedAt))) return false
      const notPlanned = { publishAt: null, publishBy: null, publishVersionId: null }
      await one(workspaceId, id)
        .set({ suspendedPublicationId, ...notPlanned })
        .execute()
      return true
    },
    /** Brings back a page deleted at `since` or later, as changed when it was; with what was live of it. Null for none. */
    async restore(workspaceId: string, id: string, since: string) {
      const row = await database
        .query()
        .selectFrom('page')
        .select(['updatedAt', 'suspendedPublicationId'])
        .where(owned(workspaceId, id))
        .executeTakeFirst()
      if (!row || !(await removed.restore(workspaceId, id, since, { updatedAt: row.updatedAt }))) return null
      await one(workspaceId, id).set({ suspendedPublicationId: null }).execute()
      return row
    },
    /** Some of what was deleted before this moment, in any workspace. */
    purgeable(before: string, limit: number) {
      return database
        .query()
        .selectFrom('page')
        .select(['id', 'workspaceId'])
        .where('deletedAt', '<', before)
        .limit(limit)
        .execute()
    },
    /** Name and place of a page in the bin. */
    inBin(workspaceId: string, id: string) {
      return database
        .query()
        .selectFrom('page')
        .select(['id', 'name', 'projectId'])
        .where(owned(workspaceId, id))
        .where('deletedAt', 'is not', null)
        .executeTakeFirst()
    },
    /** Deletes a page in the bin for good, with what is published of it. */
    async erase(workspaceId: string, id: string) {
      await database
        .query()
        .deleteFrom('page')
        .where(owned(workspaceId, id))
        .where('deletedAt', 'is not', null)
        .execute()
    },
  }
}

/** The picture of each page. */
export function thumbnailStore(database: Database) {
  const all = (workspaceId: string) =>
    database.query().selectFrom('pageThumbnail').selectAll().where('workspaceId', '=', workspaceId)
  return {
    /** Those of these files that are the picture of a page. */
    async named(fileKeys: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await database
        .query()
        .selectFrom('pageThumbnail')
        .select('fileKey')
        .where('fileKey', 'in', fileKeys)
        .execute()
      return new Set(rows.map(({ fileKey }) => fileKey))
    },
    all: (workspaceId: string) => all(workspaceId).execute(),
    find: (workspaceId: string, pageId: string) =>
      all(workspaceId).where('pageId', '=', pageId).executeTakeFirst(),
    /** Those of a site's pages show none of their versions any more, and are drawn anew when somebody looks. */
    async outdate(siteId: string) {
      await database
        .query()
        .updateTable('pageThumbnail')
        .set({ version: 0 })
        .where('pageId', 'in', (eb) =>
          eb.selectFrom('page').select('page.id').where('page.siteId', '=', siteId),
        )
        .execute()
    },
    async put(row: PageThumbnailRow) {
      const { version, fileKey } = row
      await database
        .query()
        .insertInto('pageThumbnail')
        .values(row)
        .onConflict((conflict) => conflict.column('pageId').doUpdateSet({ version, fileKey }))
        .execute()
    },
  }
}
