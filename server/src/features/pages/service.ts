import { randomUUID } from 'node:crypto'
import type { Page, PageSummary } from '@aurelio/contracts/pages'
import type { Session } from '@aurelio/contracts/session'
import { decodeStoredPage, type StoredPage } from '@aurelio/page/document'
import { ORPCError } from '@orpc/server'
import type { Database } from '../../platform/database/database.ts'
import { pageOfRows, positionOf } from '../../platform/http/cursor.ts'
import { mayEditPages } from './policy.ts'
import { pageStore, publicationStore } from './store.ts'

type Summary = NonNullable<Awaited<ReturnType<ReturnType<typeof pageStore>['summary']>>>

type Parts = {
  database: Database
  baseUrl: string
  /** Called after the commit when what stands at this address has changed or gone. */
  onPublicationChange: (slug: string) => void
  /** Called when a page of this workspace, or what is published of it, is not what it was. */
  onChange: (workspaceId: string) => void
}

/** Pages of a workspace: list, create, save with a version check, remove. */
export function pageService({ database, baseUrl, onPublicationChange, onChange }: Parts) {
  const store = pageStore(database)

  async function summary(workspaceId: string, id: string): Promise<PageSummary> {
    const row = await store.summary(workspaceId, id)
    if (!row) throw notFound()
    return toSummary(row, baseUrl)
  }

  return {
    summary,

    async list({ workspace }: Session, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
      const rows = await store.list(workspace.id, positionOf(cursor), limit)
      const { items, nextCursor } = pageOfRows(rows, limit, (row) => row.updatedAt)
      return { items: items.map((row) => toSummary(row, baseUrl)), nextCursor }
    },

    async get({ workspace }: Session, id: string): Promise<Page> {
      const [head, row] = await Promise.all([summary(workspace.id, id), store.document(workspace.id, id)])
      if (!row) throw notFound()
      return { ...head, name: row.name, version: row.version, document: storedPage(row.document).page }
    },

    async create(session: Session, { name, document }: { name: string; document: StoredPage }) {
      requireEdit(session)
      return insert(session.workspace.id, name, document, new Date())
    },

    /** Puts a page into a workspace as if it had been made at `at`; for what a new workspace starts with. */
    insert,

    async save(
      session: Session,
      change: { id: string; name: string; document: StoredPage; baseVersion: number },
    ) {
      requireEdit(session)
      const { id, name, baseVersion } = change
      const workspaceId = session.workspace.id
      return database.inTransaction(async () => {
        const row = {
          workspaceId,
          id,
          name,
          document: JSON.stringify(change.document),
          updatedAt: new Date().toISOString(),
        }
        if (await store.save(row, baseVersion)) {
          onChange(workspaceId)
          return summary(workspaceId, id)
        }
        const { version, updatedAt } = await summary(workspaceId, id)
        throw new ORPCError('CONFLICT', {
          status: 409,
          message: 'La página ha cambiado en otro sitio desde que la abriste.',
          data: { version, updatedAt },
        })
      })
    },

    async remove(session: Session, id: string) {
      requireEdit(session)
      const workspaceId = session.workspace.id
      return database.inTransaction(async () => {
        const publication = await publicationStore(database).find(workspaceId, id)
        if (!(await store.remove(workspaceId, id))) throw notFound()
        onChange(workspaceId)
        if (publication) database.afterCommit(() => onPublicationChange(publication.slug))
        return { id, fileKey: publication?.fileKey ?? null }
      })
    },
  }

  async function insert(
    workspaceId: string,
    name: string,
    document: StoredPage,
    at: Date,
  ): Promise<PageSummary> {
    const id = randomUUID()
    const moment = at.toISOString()
    const row = { id, workspaceId, name, version: 1, createdAt: moment, updatedAt: moment }
    await store.insert({ ...row, document: JSON.stringify(document) })
    onChange(workspaceId)
    return { id, name, version: 1, updatedAt: moment, publication: null }
  }
}

function toSummary(row: Summary, baseUrl: string): PageSummary {
  const { id, name, version, updatedAt, slug, publishedAt, publishedVersion } = row
  const live = slug !== null && publishedAt !== null && publishedVersion !== null
  return {
    id,
    name,
    version,
    updatedAt,
    publication: live ? { url: `${baseUrl}/p/${slug}`, publishedAt, version: publishedVersion } : null,
  }
}

/** The document of a row, brought to the version of today. */
export function storedPage(text: string) {
  const value: unknown = JSON.parse(text)
  const decoded = decodeStoredPage(value)
  if (!decoded.ok) throw new Error(`A stored page cannot be read: ${decoded.error.message}`)
  return decoded
}

export function requireEdit({ workspace }: Session): void {
  if (!mayEditPages(workspace.role))
    throw new ORPCError('FORBIDDEN', { status: 403, message: 'No tienes permiso para hacer esto.' })
}

export function notFound() {
  return new ORPCError('NOT_FOUND', { status: 404, message: 'No existe o no tienes acceso.' })
}
