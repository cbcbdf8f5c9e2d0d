import { type Manifest, readManifest } from '@aurelio/page'
import type { Database } from '../../../platform/database/database.ts'
import { readVersion } from '../versions/read-version.ts'

type Of = { siteId?: string | undefined; pageId?: string | undefined }
/** Of a span: what happened before is of no use on a line that is full already. */
const mostMarks = 200

/** What others draw beside their figures: names of pages, and when they were published. */
export function publishedPages(database: Database) {
  return {
    async namesOf(workspaceId: string, pageIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (pageIds.length === 0) return new Map()
      const rows = await database
        .query()
        .selectFrom('page')
        .select(['id', 'name'])
        .where('workspaceId', '=', workspaceId)
        .where('id', 'in', pageIds)
        .execute()
      return new Map(rows.map(({ id, name }) => [id, name]))
    },

    /** At which host a page stands or would stand: null for none of its own; undefined where there is no such page. */
    async hostOf(workspaceId: string, pageId: string): Promise<string | null | undefined> {
      const row = await database
        .query()
        .selectFrom('page')
        .leftJoin('site', 'site.id', 'page.siteId')
        .select('site.host')
        .where('page.workspaceId', '=', workspaceId)
        .where('page.id', '=', pageId)
        .where('page.deletedAt', 'is', null)
        .executeTakeFirst()
      return row?.host
    },

    /** Under what the addresses of a page stand: the id of its site with a host, or ''; undefined where there is none. */
    async rootOf(workspaceId: string, pageId: string): Promise<string | undefined> {
      const row = await database
        .query()
        .selectFrom('page')
        .select('root')
        .where('workspaceId', '=', workspaceId)
        .where('id', '=', pageId)
        .where('deletedAt', 'is', null)
        .executeTakeFirst()
      return row?.root
    },

    /** What visitors see of a page where it is A: which version, and the page in it. */
    async live(workspaceId: string, pageId: string) {
      const row = await database
        .query()
        .selectFrom('publication')
        .innerJoin('publicationVariant', (join) =>
          join.onRef('publicationVariant.publicationId', '=', 'publication.id').on('variant', '=', 'A'),
        )
        .innerJoin('page', 'page.id', 'publication.pageId')
        .select(['versionId', 'page.siteId'])
        .where('publication.workspaceId', '=', workspaceId)
        .where('publication.pageId', '=', pageId)
        .where('live', '=', 1)
        .executeTakeFirst()
      return row ? { ...row, document: await readVersion(database, pageId, row.versionId) } : null
    },

    /** The sections of a page as it was published, in one of its variants; none before they were noted. */
    async sectionsOf(publicationId: string, variant: string): Promise<Manifest['sections']> {
      const row = await database
        .query()
        .selectFrom('publicationVariant')
        .select('manifest')
        .where('publicationId', '=', publicationId)
        .where('variant', '=', variant)
        .executeTakeFirst()
      return readManifest(row?.manifest ?? null)?.sections ?? []
    },

    /** The same of some publications of a page, with when each was made and which version it shows. */
    async shownOf(workspaceId: string, pageId: string, publicationIds: readonly string[]) {
      if (publicationIds.length === 0) return []
      const rows = await database
        .query()
        .selectFrom('publicationVariant')
        .innerJoin('publication', 'publication.id', 'publicationVariant.publicationId')
        .select(['publication.id', 'publishedAt as at', 'variant', 'versionId', 'manifest'])
        .where('publication.workspaceId', '=', workspaceId)
        .where('publication.pageId', '=', pageId)
        .where('publication.id', 'in', publicationIds)
        .execute()
      return rows.map(({ manifest, ...row }) => ({
        ...row,
        sections: readManifest(manifest)?.sections ?? [],
      }))
    },

    /** The last of a span, in their order. `isBack`: a version that had been published before. */
    async within(
      workspaceId: string,
      { siteId, pageId }: Of,
      { start, end }: { start: string; end: string },
    ) {
      const rows = await database
        .query()
        .selectFrom('publication')
        .innerJoin('page', 'page.id', 'publication.pageId')
        .innerJoin('publicationVariant', (join) =>
          join.onRef('publicationVariant.publicationId', '=', 'publication.id').on('variant', '=', 'A'),
        )
        .select(['publication.id', 'publishedAt as at', 'page.name'])
        .select((eb) =>
          eb
            .exists(
              eb
                .selectFrom('publication as earlier')
                .innerJoin('publicationVariant as shown', 'shown.publicationId', 'earlier.id')
                .select('earlier.id')
                .whereRef('earlier.pageId', '=', 'publication.pageId')
                .whereRef('earlier.publishedAt', '<', 'publication.publishedAt')
                .whereRef('shown.versionId', '=', 'publicationVariant.versionId'),
            )
            .as('isBack'),
        )
        .where('publication.workspaceId', '=', workspaceId)
        .where('publishedAt', '>=', start)
        .where('publishedAt', '<', end)
        .$if(pageId !== undefined, (query) => query.where('page.id', '=', pageId ?? ''))
        .$if(siteId !== undefined, (query) => query.where('page.siteId', '=', siteId ?? ''))
        .orderBy('publishedAt', 'desc')
        .limit(mostMarks)
        .execute()
      return rows.map(({ isBack, ...row }) => ({ ...row, isBack: Boolean(isBack) })).toReversed()
    },
  }
}
