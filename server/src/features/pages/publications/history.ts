import type { PageSummary } from '@aurelio/contracts/pages'
import { readPageSettings } from '@aurelio/contracts/page-settings'
import type { PastPublication } from '@aurelio/contracts/publications'
import type { Access } from '../../../platform/access/access.ts'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import { pageOfRows, positionOf } from '../../../platform/http/cursor.ts'
import { notFound } from '../../../platform/http/failures.ts'
import type { PageService } from '../service.ts'
import type { publisher } from './publish.ts'
import { publicationStore } from './store.ts'

type Parts = {
  database: Database
  access: Access
  pages: PageService
  publish: ReturnType<typeof publisher>
}
type Query = { id: string; cursor?: string | undefined; limit: number }

/** What was published of a page, and going back to it. */
export function publicationHistory({ database, access, pages, publish }: Parts) {
  const store = publicationStore(database)

  return {
    async list(session: Session, { id, cursor, limit }: Query) {
      access.demand(session, 'pages.edit')
      const workspaceId = session.workspace.id
      await pages.summary(workspaceId, id)
      const rows = await store.ofPage(workspaceId, id, positionOf(cursor), limit)
      const { items, nextCursor } = pageOfRows(rows, limit, (row) => row.publishedAt)
      return { items: items.map(toPast), nextCursor }
    },

    /**
     * Publishes again what was published then, by what it told of itself then. It stands where the page stands now, in the
     * kit that its site has now; what is saved of the page stays.
     */
    async restore(session: Session, id: string, publicationId: string): Promise<PageSummary> {
      access.demand(session, 'pages.edit')
      const past = await store.past(session.workspace.id, id, publicationId)
      if (!past) throw notFound()
      const { at: _, ...who } = by(session)
      return publish({ who, id, versionId: past.versionId, settings: readPageSettings(past.settings) })
    },
  }
}
export type PublicationHistory = ReturnType<typeof publicationHistory>

type Row = Awaited<ReturnType<ReturnType<typeof publicationStore>['ofPage']>>[number]

function toPast(row: Row): PastPublication {
  const { id, publishedAt, authorId, authorName, title, slug, live } = row
  return {
    id,
    publishedAt,
    author: authorId !== null && authorName !== null ? { id: authorId, name: authorName } : null,
    title,
    slug,
    isLive: live === 1,
    version: { id: row.versionId, number: row.versionNumber, name: row.versionName, createdAt: row.savedAt },
  }
}
