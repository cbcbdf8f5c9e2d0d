import { randomUUID } from 'node:crypto'
import type { Database } from '../../../platform/database/database.ts'
import type {
  PublicationRow,
  PublicationVariantRow,
  RedirectRow,
} from '../../../platform/database/tables/sites.ts'
import type { Position } from '../../../platform/http/cursor.ts'
import { translatedVariantStore } from '../translations/store.ts'

/** The variants of publications that have a file. */
function filedVariants(database: Database) {
  return database
    .query()
    .selectFrom('publicationVariant')
    .innerJoin('publication', 'publication.id', 'publicationVariant.publicationId')
    .where('fileKey', 'is not', null)
}

/** Gives a publication other files, or none; those that it had. */
async function replaceFiles(
  database: Database,
  publicationId: string,
  next: () => string | null,
  { ofTranslations = false } = {},
): Promise<string[]> {
  let query = filedVariants(database)
    .select(['variant', 'fileKey'])
    .where('publicationId', '=', publicationId)
  if (ofTranslations) query = query.where('path', 'is not', null)
  const rows = await query.execute()
  for (const { variant } of rows) await setFile(database, publicationId, variant, next())
  return rows.flatMap(({ fileKey }) => fileKey ?? [])
}

/** What of the pages is published, and what was. */
export function publicationStore(database: Database) {
  const variants = () => filedVariants(database)

  /** Under other files, which are rendered at the next visit; those that it had. */
  const renewFiles = (id: string, which?: { ofTranslations: boolean }) =>
    replaceFiles(database, id, () => `pages/${randomUUID()}.html`, which)

  return {
    renewFiles,
    /** The live one of a page. */
    live(workspaceId: string, pageId: string) {
      return database
        .query()
        .selectFrom('publication')
        .select(['id', 'root', 'slug'])
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
        .innerJoin('publicationVariant', 'publicationVariant.publicationId', 'publication.id')
        .innerJoin('version', 'version.id', 'publicationVariant.versionId')
        .leftJoin('user', 'user.id', 'publication.authorId')
        .select(['publication.id', 'publishedAt', 'publication.authorId', 'title', 'slug', 'live'])
        .select(['version.id as versionId', 'version.number as versionNumber', 'version.name as versionName'])
        .select(['version.createdAt as savedAt', 'user.name as authorName'])
        .where('publication.workspaceId', '=', workspaceId)
        .where('publication.pageId', '=', pageId)
        .where('variant', '=', 'A')
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
        .innerJoin('publicationVariant', 'publicationVariant.publicationId', 'publication.id')
        .select(['versionId', 'settings'])
        .where('workspaceId', '=', workspaceId)
        .where('pageId', '=', pageId)
        .where('id', '=', id)
        .where('variant', '=', 'A')
        .executeTakeFirst()
    },
    /** Everything of a workspace that has a file. */
    withFiles(workspaceId: string) {
      return variants().select(['root', 'slug', 'fileKey']).where('workspaceId', '=', workspaceId).execute()
    },
    /** Those of these files that a publication has. */
    async named(fileKeys: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await variants().select('fileKey').where('fileKey', 'in', fileKeys).execute()
      return new Set(rows.flatMap(({ fileKey }) => fileKey ?? []))
    },
    /** What of a page has a file, live or suspended. */
    filesOfPage(workspaceId: string, pageId: string) {
      return variants()
        .select(['fileKey'])
        .where('workspaceId', '=', workspaceId)
        .where('pageId', '=', pageId)
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
    async insert(row: PublicationRow, shown: readonly Omit<PublicationVariantRow, 'publicationId'>[]) {
      await database.query().insertInto('publication').values(row).execute()
      const rows = shown.map((variant) => ({ ...variant, publicationId: row.id }))
      await database.query().insertInto('publicationVariant').values(rows).execute()
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
        .select(['publication.id', 'publication.root', 'publication.slug', 'publication.theme'])
        .where('publication.workspaceId', '=', workspaceId)
        .where('page.siteId', '=', siteId)
        .where('publication.live', '=', 1)
        .execute()
      return live.filter((publication) => publication.theme !== theme)
    },
    /** Pages whose publication shows a kit that names this family: live ones, and those that are while in the bin. */
    withFont(workspaceId: string, fontId: string) {
      return database
        .query()
        .selectFrom('publication')
        .innerJoin('page', 'page.id', 'publication.pageId')
        .select(['page.id', 'page.name'])
        .where('publication.workspaceId', '=', workspaceId)
        .where('publication.theme', 'like', `%"${fontId}"%`)
        .where((eb) =>
          eb.or([
            eb('publication.live', '=', 1),
            eb('page.suspendedPublicationId', '=', eb.ref('publication.id')),
          ]),
        )
        .orderBy('page.search')
        .orderBy('page.id')
        .execute()
    },
    /** What it shows of its site besides; the files that show it otherwise, none where it was published anew meanwhile. */
    async change(
      id: string,
      shown: Pick<PublicationRow, 'theme'> | Pick<PublicationRow, 'symbols'> | Pick<PublicationRow, 'items'>,
    ) {
      const changed = await database
        .query()
        .updateTable('publication')
        .set(shown)
        .where('id', '=', id)
        .where('live', '=', 1)
        .executeTakeFirst()
      return changed.numUpdatedRows > 0n ? renewFiles(id) : []
    },
    /** Pages that name any of these symbols, by themselves or in what is live of them. */
    withSymbols(workspaceId: string, symbolIds: readonly string[]) {
      return database
        .query()
        .selectFrom('page')
        .leftJoin('publication', (join) =>
          join.onRef('publication.pageId', '=', 'page.id').on('publication.live', '=', 1),
        )
        .leftJoin('publicationVariant', (join) =>
          join.onRef('publicationVariant.publicationId', '=', 'publication.id').on('variant', '=', 'A'),
        )
        .select(['page.id', 'page.name', 'publication.id as liveId', 'versionId', 'symbols'])
        .where('page.workspaceId', '=', workspaceId)
        .where('page.deletedAt', 'is', null)
        .where((eb) =>
          eb.or(
            symbolIds.flatMap((id) => [
              eb('page.document', 'like', `%"symbol":"${id}"%`),
              eb.exists(
                eb
                  .selectFrom('pageOperation')
                  .select('sequence')
                  .whereRef('pageOperation.pageId', '=', 'page.id')
                  .where((since) =>
                    since('sequence', '>', since('page.version', '-', since.ref('page.behind'))),
                  )
                  .where('operations', 'like', `%"symbol":"${id}"%`),
              ),
              eb('publication.symbols', 'like', `%"${id}"%`),
            ]),
          ),
        )
        .orderBy('page.name')
        .orderBy('page.id')
        .execute()
    },
    placeOf(id: string) {
      return database
        .query()
        .selectFrom('publication')
        .select(['root', 'slug'])
        .where('id', '=', id)
        .executeTakeFirst()
    },
    /** Its files have no reader any more: those that it had. Its translations are kept with its page. */
    async withdraw(id: string): Promise<string[]> {
      await database.query().updateTable('publication').set({ live: 0 }).where('id', '=', id).execute()
      const files = await replaceFiles(database, id, () => null)
      await translatedVariantStore(database).removeAll(id)
      return files
    },
  }
}

async function setFile(database: Database, publicationId: string, variant: string, fileKey: string | null) {
  await database
    .query()
    .updateTable('publicationVariant')
    .set({ fileKey, manifest: null })
    .where('publicationId', '=', publicationId)
    .where('variant', '=', variant)
    .execute()
}
