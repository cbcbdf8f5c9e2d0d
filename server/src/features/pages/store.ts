import { pageForm, storedDocument } from '@aurelio/page/document'
import { type Scope, sharedPages, wholeOf } from '../../platform/access/scope.ts'
import type { Database } from '../../platform/database/database.ts'
import { owned } from '../../platform/database/owned.ts'
import type { NewPageRow, PageRow } from '../../platform/database/tables/sites.ts'
import { pageLogRows } from './log/store.ts'
import { holds } from '../../platform/database/search-text.ts'
import type { Position } from '../../platform/http/cursor.ts'

/** Pages. Every query names the scope or the workspace, so that a foreign id finds nothing. */
export function pageStore(database: Database) {
  const log = pageLogRows(database)
  const summaries = (scope: Scope) => pageRows(database, scope).where('page.deletedAt', 'is', null)

  /** Whether the home page of a site stands there in one of its languages. */
  async function isLanguage(root: string, slug: string) {
    if (root === '' || slug.length !== 2) return false
    const site = await database
      .query()
      .selectFrom('site')
      .select('id')
      .where('id', '=', root)
      .where('languages', 'like', `%"${slug}"%`)
      .executeTakeFirst()
    return site !== undefined
  }

  return {
    /** Last changed first; one row more than `limit`, to know whether there is a next page. */
    list(
      { scope, projectId }: { scope: Scope; projectId: string | undefined },
      after: Position | null,
      limit: number,
    ) {
      let query = summaries(scope)
      if (projectId !== undefined) query = query.where('page.projectId', '=', projectId)
      if (after)
        query = query.where((eb) =>
          eb(eb.refTuple('page.updatedAt', 'page.id'), '<', eb.tuple(after.at, after.id)),
        )
      return query
        .orderBy('page.updatedAt', 'desc')
        .orderBy('page.id', 'desc')
        .limit(limit + 1)
        .execute()
    },
    summary(scope: Scope, id: string) {
      return summaries(scope).where('page.id', '=', id).executeTakeFirst()
    },
    /** In the bin too. */
    withProject(workspaceId: string, id: string) {
      return pageRows(database, wholeOf(workspaceId)).where('page.id', '=', id).executeTakeFirst()
    },
    /** The last changed whose name holds `q`. */
    named({ workspaceId, sharedWith }: Scope, q: string, limit: number) {
      const query = database
        .query()
        .selectFrom('page')
        .select(['id', 'name'])
        .where('workspaceId', '=', workspaceId)
        .where('deletedAt', 'is', null)
        .where((eb) => holds(eb.ref('search'), q))
        .orderBy('updatedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
      return (
        sharedWith === null ? query : query.where('id', 'in', sharedPages(database, sharedWith))
      ).execute()
    },
    async setProject(workspaceId: string, id: string, projectId: string | null) {
      await database.query().updateTable('page').set({ projectId }).where(owned(workspaceId, id)).execute()
    },
    async content(workspaceId: string, id: string) {
      const row = await database
        .query()
        .selectFrom('page')
        .leftJoin('site', 'site.id', 'page.siteId')
        .select([
          'page.name',
          'version',
          'behind',
          'document',
          'siteId',
          'folderId',
          'root',
          'slug',
          'settings',
        ])
        .select(['site.host', 'site.homePageId', 'site.language', 'site.icon', 'site.verification'])
        .select(['site.languages', 'site.languageHosts'])
        .where('page.workspaceId', '=', workspaceId)
        .where('page.id', '=', id)
        .where('deletedAt', 'is', null)
        .executeTakeFirst()
      if (!row) return undefined
      const { behind, ...page } = row
      const since = behind === 0 ? [] : await log.between(id, row.version - behind, row.version)
      const document = storedDocument(
        row.document,
        since.map(({ operations }) => pageForm.operations(operations)),
      )
      return { ...page, document, isHome: row.homePageId === id }
    },
    async insert(row: NewPageRow) {
      await database.query().insertInto('page').values(row).execute()
    },
    /** Writes the next version only where `baseVersion` is still the current one; else nothing, and false. */
    async save(
      row: Pick<PageRow, 'workspaceId' | 'id' | 'name' | 'search' | 'document' | 'updatedAt'>,
      baseVersion: number,
    ) {
      const saved = await database
        .query()
        .updateTable('page')
        .set({
          name: row.name,
          search: row.search,
          document: row.document,
          updatedAt: row.updatedAt,
          version: baseVersion + 1,
          behind: 0,
        })
        .where(owned(row.workspaceId, row.id))
        .where('version', '=', baseVersion)
        .where('deletedAt', 'is', null)
        .executeTakeFirst()
      return saved.numUpdatedRows > 0n
    },
    /** Its document alone; only where `baseVersion` is still the current one. */
    async saveDocument(
      {
        workspaceId,
        id,
        document,
        updatedAt,
      }: Pick<PageRow, 'workspaceId' | 'id' | 'document' | 'updatedAt'>,
      baseVersion: number,
    ) {
      const saved = await database
        .query()
        .updateTable('page')
        .set({ document, updatedAt, version: baseVersion + 1, behind: 0 })
        .where(owned(workspaceId, id))
        .where('version', '=', baseVersion)
        .executeTakeFirst()
      return saved.numUpdatedRows > 0n
    },
    /**
     * Its address, what it tells of itself, and what of it waits to be published. Throws the unique fault where another
     * page has that address.
     */
    async settle(
      workspaceId: string,
      id: string,
      change: Partial<
        Pick<PageRow, 'slug' | 'settings' | 'folderId' | 'publishAt' | 'publishBy' | 'publishVersionId'>
      >,
    ) {
      await database.query().updateTable('page').set(change).where(owned(workspaceId, id)).execute()
    },
    /** Whether another page has this address, or had it and leads on from there. */
    async addressIsTaken(root: string, slug: string, besides: string) {
      const page = await database
        .query()
        .selectFrom('page')
        .select('id')
        .where('root', '=', root)
        .where('slug', '=', slug)
        .where('id', '!=', besides)
        .executeTakeFirst()
      if (page) return true
      const live = await database
        .query()
        .selectFrom('publication')
        .select('id')
        .where('root', '=', root)
        .where('slug', '=', slug)
        .where('live', '=', 1)
        .where('pageId', '!=', besides)
        .executeTakeFirst()
      if (live || (await isLanguage(root, slug))) return true
      const redirect = await database
        .query()
        .selectFrom('redirect')
        .select('id')
        .where('root', '=', root)
        .where('slug', '=', slug)
        .where((eb) => eb.or([eb('pageId', 'is', null), eb('pageId', '!=', besides)]))
        .executeTakeFirst()
      return redirect !== undefined
    },
    /** What is to be published at this moment. */
    scheduled(id: string, publishAt: string) {
      return database
        .query()
        .selectFrom('page')
        .select(['workspaceId', 'publishBy', 'publishVersionId'])
        .where('id', '=', id)
        .where('publishAt', '=', publishAt)
        .executeTakeFirst()
    },
  }
}

/** Pages with their project, unless that is removed, and with what is published of them; those in the bin too. */
export function pageRows(database: Database, { workspaceId, sharedWith }: Scope) {
  const query = database
    .query()
    .selectFrom('page')
    .leftJoin('publication', (join) =>
      join.onRef('publication.pageId', '=', 'page.id').on('publication.live', '=', 1),
    )
    .leftJoin('site', 'site.id', 'page.siteId')
    .leftJoin('project', (join) =>
      join.onRef('project.id', '=', 'page.projectId').on('project.deletedAt', 'is', null),
    )
    .select('project.id as projectId')
    .select(['page.id', 'page.name', 'page.siteId', 'page.version', 'page.updatedAt', 'page.publishAt'])
    .select(['publication.slug', 'publication.publishedAt', 'publication.version as publishedVersion'])
    .select(['site.host', 'site.homePageId'])
    .where('page.workspaceId', '=', workspaceId)
  return sharedWith === null ? query : query.where('page.id', 'in', sharedPages(database, sharedWith))
}
