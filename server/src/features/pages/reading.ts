import { originOfSite, standsAt, type PublicOrigins } from '@aurelio/page'
import { readPageSettings } from '@aurelio/contracts/page-settings'
import type { Page, PageSummary } from '@aurelio/contracts/pages'
import { noSiteLinks, type SiteLinks } from '@aurelio/page/document'
import type { Access } from '../../platform/access/access.ts'
import { type Scope, wholeOf } from '../../platform/access/scope.ts'
import type { Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import { pageOfRows, positionOf } from '../../platform/http/cursor.ts'
import { notFound } from '../../platform/http/failures.ts'
import { settleAddress } from './address.ts'
import type { SiteLinksOf } from './links/site-links.ts'
import { pageStore } from './store.ts'

type Parts = { database: Database; origins: PublicOrigins; access: Access; linksOf: SiteLinksOf }
type Query = { cursor?: string | undefined; limit: number; projectId?: string | undefined }

/** The pages that somebody sees. What is asked for by its id throws a 404 where there is none. */
export function pageReading({ database, origins, access, linksOf }: Parts) {
  const store = pageStore(database)

  async function seen(scope: Scope, id: string): Promise<PageSummary> {
    const row = await store.summary(scope, id)
    if (!row) throw notFound()
    return toSummary(row, origins)
  }

  return {
    /** For what is done to a page by those who see all of them. */
    summary: (workspaceId: string, id: string) => seen(wholeOf(workspaceId), id),

    /** The project of a page, in the bin too; null where it is in none, or not there. */
    async projectOf(workspaceId: string, id: string): Promise<string | null> {
      return (await store.withProject(workspaceId, id))?.projectId ?? null
    },

    async list(session: Session, { cursor, limit, projectId }: Query) {
      const rows = await store.list({ scope: access.scope(session), projectId }, positionOf(cursor), limit)
      const { items, nextCursor } = pageOfRows(rows, limit, (row) => row.updatedAt)
      return { items: items.map((row) => toSummary(row, origins)), nextCursor }
    },

    /** What it is called; null where they see no page with this id. */
    async nameOf(session: Session, id: string): Promise<string | null> {
      return (await store.summary(access.scope(session), id))?.name ?? null
    },

    /** For the search over everything. */
    named: (session: Session, q: string, limit: number) => store.named(access.scope(session), q, limit),

    /**
     * The links that its site gives to a page, as it would show them if it were published now. Who sees a page and not
     * the others is told of none.
     */
    async links(session: Session, id: string): Promise<SiteLinks> {
      await seen(access.scope(session), id)
      const row = await store.content(session.workspace.id, id)
      if (!row) throw notFound()
      if (!access.can(session, 'pages.edit')) return noSiteLinks
      const { menu, trailOf } = await linksOf(session.workspace.id, row.siteId, [id])
      return { menu, trail: trailOf({ ...row, id }) }
    },

    async get(session: Session, id: string): Promise<Page> {
      const [head, row] = await Promise.all([
        seen(access.scope(session), id),
        store.content(session.workspace.id, id),
      ])
      if (!row) throw notFound()
      const { name, version, slug, document } = row
      const settings = readPageSettings(row.settings)
      const nextSlug = await settleAddress(database, { id, ...row }, undefined)
      const siteUrl = originOfSite(origins, row.host)
      return { ...head, name, version, slug, nextSlug, siteUrl, settings, document: document.read().page }
    },
  }
}

type Summary = NonNullable<Awaited<ReturnType<ReturnType<typeof pageStore>['summary']>>>

/** A row of a page as people see it. */
export function toSummary(row: Summary, origins: PublicOrigins): PageSummary {
  const { id, name, projectId, siteId, version, updatedAt, publishAt, slug, publishedAt, publishedVersion } =
    row
  const isHome = row.homePageId === id
  const isLive = slug !== null && publishedAt !== null && publishedVersion !== null
  return {
    id,
    name,
    projectId,
    siteId,
    version,
    updatedAt,
    publishAt,
    publication: isLive
      ? {
          url: standsAt(origins, { host: row.host, slug, isHome }).url,
          publishedAt,
          version: publishedVersion,
        }
      : null,
  }
}
