import { storedDocument } from '@aurelio/page/document'
import type { Database } from '../../platform/database/database.ts'
import type { PageRow, PublicationRow } from '../../platform/database/tables.ts'
import { holds } from '../../platform/database/search-text.ts'
import type { Position } from '../../platform/http/cursor.ts'

/** Pages. Every query names the workspace, so that a foreign id finds nothing. */
export function pageStore(database: Database) {
  const summaries = (workspaceId: string) => pageSummaries(database, workspaceId)

  return {
    /** Last changed first; one row more than `limit`, to know whether there is a next page. */
    list(
      { workspaceId, projectId }: { workspaceId: string; projectId: string | undefined },
      after: Position | null,
      limit: number,
    ) {
      let query = summaries(workspaceId)
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
    summary(workspaceId: string, id: string) {
      return summaries(workspaceId).where('page.id', '=', id).executeTakeFirst()
    },
    /** The last changed whose name holds `q`. */
    named(workspaceId: string, q: string, limit: number) {
      return database
        .query()
        .selectFrom('page')
        .select(['id', 'name'])
        .where('workspaceId', '=', workspaceId)
        .where((eb) => holds(eb.ref('search'), q))
        .orderBy('updatedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
    },
    async setProject(workspaceId: string, id: string, projectId: string | null) {
      await database
        .query()
        .updateTable('page')
        .set({ projectId })
        .where('workspaceId', '=', workspaceId)
        .where('id', '=', id)
        .execute()
    },
    async content(workspaceId: string, id: string) {
      const row = await database
        .query()
        .selectFrom('page')
        .select(['name', 'version', 'document'])
        .where('workspaceId', '=', workspaceId)
        .where('id', '=', id)
        .executeTakeFirst()
      return row && { ...row, document: storedDocument(row.document) }
    },
    async insert(row: PageRow) {
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
        })
        .where('workspaceId', '=', row.workspaceId)
        .where('id', '=', row.id)
        .where('version', '=', baseVersion)
        .executeTakeFirst()
      return saved.numUpdatedRows > 0n
    },
    async remove(workspaceId: string, id: string) {
      const removed = await database
        .query()
        .deleteFrom('page')
        .where('workspaceId', '=', workspaceId)
        .where('id', '=', id)
        .executeTakeFirst()
      return removed.numDeletedRows > 0n
    },
  }
}

/** Pages with their project, unless that is removed, and with what is published of them. */
function pageSummaries(database: Database, workspaceId: string) {
  return database
    .query()
    .selectFrom('page')
    .leftJoin('publication', (join) =>
      join.onRef('publication.pageId', '=', 'page.id').on('publication.live', '=', 1),
    )
    .leftJoin('project', (join) =>
      join.onRef('project.id', '=', 'page.projectId').on('project.deletedAt', 'is', null),
    )
    .select('project.id as projectId')
    .select(['page.id', 'page.name', 'page.version', 'page.updatedAt'])
    .select(['publication.slug', 'publication.publishedAt', 'publication.version as publishedVersion'])
    .where('page.workspaceId', '=', workspaceId)
}

/** What of the pages is published, and at which address. */
export function publicationStore(database: Database) {
  return {
    find(workspaceId: string, pageId: string) {
      return database
        .query()
        .selectFrom('publication')
        .select(['slug', 'live', 'fileKey'])
        .where('workspaceId', '=', workspaceId)
        .where('pageId', '=', pageId)
        .executeTakeFirst()
    },
    /** Every publication of a workspace, withdrawn ones too. */
    all(workspaceId: string) {
      return database
        .query()
        .selectFrom('publication')
        .select(['slug', 'fileKey'])
        .where('workspaceId', '=', workspaceId)
        .execute()
    },
    async slugIsTaken(slug: string) {
      const row = await database
        .query()
        .selectFrom('publication')
        .select('pageId')
        .where('slug', '=', slug)
        .executeTakeFirst()
      return row !== undefined
    },
    /** Publishes or publishes again. Throws the unique fault when another page took the slug meanwhile. */
    async publish(row: PublicationRow) {
      const { pageId: _, slug: __, workspaceId: ___, ...change } = row
      await database
        .query()
        .insertInto('publication')
        .values(row)
        .onConflict((conflict) => conflict.column('pageId').doUpdateSet(change))
        .execute()
    },
    async withdraw(workspaceId: string, pageId: string) {
      await database
        .query()
        .updateTable('publication')
        .set({ live: 0 })
        .where('workspaceId', '=', workspaceId)
        .where('pageId', '=', pageId)
        .execute()
    },
  }
}
