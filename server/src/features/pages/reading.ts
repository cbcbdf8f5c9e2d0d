import { pageSettingsSchema } from '@aurelio/contracts/page-settings'
import type { Page, PageSummary } from '@aurelio/contracts/pages'
import { addressOf } from '@aurelio/page'
import type { Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import { pageOfRows, positionOf } from '../../platform/http/cursor.ts'
import { notFound } from '../../platform/http/failures.ts'
import { pageStore } from './store.ts'

type Query = { cursor?: string | undefined; limit: number; projectId?: string | undefined }

/** The pages of a workspace as people see them. What is asked for by its id throws a 404 where there is none. */
export function pageReading(database: Database, baseUrl: string) {
  const store = pageStore(database)

  async function summary(workspaceId: string, id: string): Promise<PageSummary> {
    const row = await store.summary(workspaceId, id)
    if (!row) throw notFound()
    return toSummary(row, baseUrl)
  }

  return {
    summary,

    async list({ workspace }: Session, { cursor, limit, projectId }: Query) {
      const rows = await store.list({ workspaceId: workspace.id, projectId }, positionOf(cursor), limit)
      const { items, nextCursor } = pageOfRows(rows, limit, (row) => row.updatedAt)
      return { items: items.map((row) => toSummary(row, baseUrl)), nextCursor }
    },

    /** For the search over everything. */
    named: ({ workspace }: Session, q: string, limit: number) => store.named(workspace.id, q, limit),

    async get({ workspace }: Session, id: string): Promise<Page> {
      const [head, row] = await Promise.all([summary(workspace.id, id), store.content(workspace.id, id)])
      if (!row) throw notFound()
      const { name, version, slug, document } = row
      const settings = pageSettingsSchema.parse(JSON.parse(row.settings))
      return { ...head, name, version, slug, settings, document: document.read().page }
    },
  }
}

type Summary = NonNullable<Awaited<ReturnType<ReturnType<typeof pageStore>['summary']>>>

function toSummary(row: Summary, baseUrl: string): PageSummary {
  const { id, name, projectId, siteId, version, updatedAt, slug, publishedAt, publishedVersion } = row
  const isLive = slug !== null && publishedAt !== null && publishedVersion !== null
  return {
    id,
    name,
    projectId,
    siteId,
    version,
    updatedAt,
    publication: isLive
      ? { url: baseUrl + addressOf(slug).page, publishedAt, version: publishedVersion }
      : null,
  }
}
