import { storedDocument, withSymbols } from '@aurelio/page/document'
import type { Database } from '../../../platform/database/database.ts'
import { unpack } from '../../../platform/database/packed-text.ts'

/** What is live under a root, with all of its bodies. */
export function liveBodies(database: Database, root: string) {
  return database
    .query()
    .selectFrom('publication')
    .innerJoin('publicationVariant', 'publicationVariant.publicationId', 'publication.id')
    .innerJoin('version', 'version.id', 'publicationVariant.versionId')
    .leftJoin('version as base', 'base.id', 'version.baseId')
    .innerJoin('page', 'page.id', 'publication.pageId')
    .leftJoin('site', 'site.id', 'page.siteId')
    .select(['publication.id', 'publication.pageId', 'publication.workspaceId', 'publication.slug'])
    .select(['title', 'publication.settings', 'publication.theme', 'symbols'])
    .select(['variant', 'fileKey', 'manifest'])
    .select(['publication.menu', 'publication.trail', 'publication.items'])
    .select(['page.siteId', 'site.host', 'site.homePageId', 'site.languageHosts'])
    .select(['site.language', 'site.icon', 'site.verification'])
    .select(['version.content', 'base.content as baseContent'])
    .where('publication.root', '=', root)
    .where('live', '=', 1)
}

/** A page as it was published, with its symbols in their places. */
export function contentOf(row: { content: string; baseContent: string | null; symbols: string | null }) {
  const base = row.baseContent === null ? undefined : unpack(row.baseContent)
  return withSymbols(storedDocument(unpack(row.content, base)), row.symbols)
}
