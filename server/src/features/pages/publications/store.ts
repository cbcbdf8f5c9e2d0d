import type { Database } from '../../../platform/database/database.ts'
import type { PublicationRow, RedirectRow } from '../../../platform/database/tables/sites.ts'
import type { Position } from '../../../platform/http/cursor.ts'

/** What of the pages is published, and what was. */
export function publicationStore(database: Database) {
  return {
    /** The live one of a page. */
    live(workspaceId: string, pageId: string) {
      return database
        .query()
        .selectFrom('publication')
        .select(['id', 'root', 'slug', 'fileKey'])
        .where('workspaceId', '=', workspaceId)
        .where('pageId', '=', pageId)
        .where('live', '=', 1)
        .executeTakeFirst()
    },
    /** All that was ever published of a page, the last first; one row more than `limit`. */
    ofPage(workspaceId: string, pageId: string, after: Position | null, limit: number) {
      let query = database
        .query()
        .selectFrom('publication')
        .innerJoin('version', 'version.id', 'publication.versionId')
        .leftJoin('user', 'user.id', 'publication.authorId')
        .select(['publication.id', 'publishedAt', 'publication.authorId', 'title', 'slug', 'live'])
        .select(['version.id as versionId', 'version.number as versionNumber', 'version.name as versionName'])
        .select(['version.createdAt as savedAt', 'user.name as authorName'])
        .where('publication.workspaceId', '=', workspaceId)
        .where('publication.pageId', '=', pageId)
      if (after)
        query = query.where((eb) =>
          eb(eb.refTuple('publishedAt', 'publication.id'), '<', eb.tuple(after.at, after.id)),
        )
      return query
        .orderBy('publishedAt', 'desc')
        .orderBy('publication.id', 'desc')
        .limit(limit + 1)
        .execute()
    },
    /** What was published once, by its settings of then. */
    past(workspaceId: string, pageId: string, id: string) {
      return database
        .query()
        .selectFrom('publication')
        .select(['versionId', 'settings'])
        .where('workspaceId', '=', workspaceId)
        .where('pageId', '=', pageId)
        .where('id', '=', id)
        .executeTakeFirst()
    },
    /** Everything of a workspace that has a file. */
    withFiles(workspaceId: string) {
      return database
        .query()
        .selectFrom('publication')
        .select(['root', 'slug', 'fileKey'])
        .where('workspaceId', '=', workspaceId)
        .where('fileKey', 'is not', null)
        .execute()
    },
    /** Those of these files that a publication has. */
    async named(fileKeys: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await database
        .query()
        .selectFrom('publication')
        .select('fileKey')
        .where('fileKey', 'in', fileKeys)
        .execute()
      return new Set(rows.flatMap(({ fileKey }) => fileKey ?? []))
    },
    /** What of a page has a file, live or suspended. */
    filesOfPage(workspaceId: string, pageId: string) {
      return database
        .query()
        .selectFrom('publication')
        .select(['fileKey'])
        .where('workspaceId', '=', workspaceId)
        .where('pageId', '=', pageId)
        .where('fileKey', 'is not', null)
        .execute()
    },
    /** While its page lies in the bin nobody sees it; it keeps its file and comes back as it was. */
    async suspend(id: string, isSuspended: boolean) {
      await database
        .query()
        .updateTable('publication')
        .set({ live: isSuspended ? 0 : 1 })
        .where('id', '=', id)
        .execute()
    },
    /** Throws the unique fault where the page, or its address, has a live one. */
    async insert(row: PublicationRow) {
      await database.query().insertInto('publication').values(row).execute()
    },
    /** From where a page stood to where it stands. Where it stood before, and stands again, nothing leads away. */
    async redirect(row: RedirectRow, standsAt: { root: string; slug: string }) {
      const { pageId, target } = row
      await database
        .query()
        .deleteFrom('redirect')
        .where('root', '=', standsAt.root)
        .where('slug', '=', standsAt.slug)
        .where('pageId', '=', pageId)
        .execute()
      await database
        .query()
        .insertInto('redirect')
        .values(row)
        .onConflict((conflict) => conflict.columns(['root', 'slug']).doUpdateSet({ pageId, target }))
        .execute()
    },
    /** The live ones of a site that show another kit than this one. */
    async ofOtherTheme(workspaceId: string, siteId: string, theme: string | null) {
      const live = await database
        .query()
        .selectFrom('publication')
        .innerJoin('page', 'page.id', 'publication.pageId')
        .select([
          'publication.id',
          'publication.root',
          'publication.slug',
          'publication.fileKey',
          'publication.theme',
        ])
        .where('publication.workspaceId', '=', workspaceId)
        .where('page.siteId', '=', siteId)
        .where('publication.live', '=', 1)
        .execute()
      return live.filter((publication) => publication.theme !== theme)
    },
    /** Under another file, which is rendered at the next visit; false where it was published anew meanwhile. */
    async repaint({ id, theme, fileKey }: { id: string; theme: string; fileKey: string }) {
      const painted = await database
        .query()
        .updateTable('publication')
        .set({ theme, fileKey, manifest: null })
        .where('id', '=', id)
        .where('live', '=', 1)
        .executeTakeFirst()
      return painted.numUpdatedRows > 0n
    },
    /** Pages that name any of these symbols, by themselves or in what is live of them. */
    withSymbols(workspaceId: string, symbolIds: readonly string[]) {
      return database
        .query()
        .selectFrom('page')
        .leftJoin('publication', (join) =>
          join.onRef('publication.pageId', '=', 'page.id').on('publication.live', '=', 1),
        )
        .select(['page.id', 'page.name', 'publication.id as liveId', 'versionId', 'symbols'])
        .where('page.workspaceId', '=', workspaceId)
        .where('page.deletedAt', 'is', null)
        .where((eb) =>
          eb.or(
            symbolIds.flatMap((id) => [
              eb('page.document', 'like', `%"symbol":"${id}"%`),
              eb('publication.symbols', 'like', `%"${id}"%`),
            ]),
          ),
        )
        .orderBy('page.name')
        .orderBy('page.id')
        .execute()
    },
    placeAndFile(id: string) {
      return database
        .query()
        .selectFrom('publication')
        .select(['root', 'slug', 'fileKey'])
        .where('id', '=', id)
        .executeTakeFirst()
    },
    /** Under another file, which is rendered at the next visit; false where it was published anew meanwhile. */
    async reshape({ id, symbols, fileKey }: { id: string; symbols: string | null; fileKey: string }) {
      const reshaped = await database
        .query()
        .updateTable('publication')
        .set({ symbols, fileKey, manifest: null })
        .where('id', '=', id)
        .where('live', '=', 1)
        .executeTakeFirst()
      return reshaped.numUpdatedRows > 0n
    },
    /** Its file has no reader any more. */
    async withdraw(id: string) {
      await database
        .query()
        .updateTable('publication')
        .set({ live: 0, fileKey: null, manifest: null })
        .where('id', '=', id)
        .execute()
    },
  }
}
