import type { Page } from '@aurelio/contracts/pages'
import type { Version } from '@aurelio/contracts/versions'
import { storedDocument } from '@aurelio/page/document'
import type { Access } from '../../../platform/access/access.ts'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { pageOfRows, positionOf } from '../../../platform/http/cursor.ts'
import { notFound, refuse } from '../../../platform/http/failures.ts'
import { aboutPage } from '../about-page.ts'
import type { PageService } from '../service.ts'
import { pageStore } from '../store.ts'
import { keepVersion } from './keep-version.ts'
import { readVersion } from './read-version.ts'
import { versionStore } from './store.ts'

type Parts = { database: Database; pages: PageService; emit: Emit; access: Access }
type Query = { id: string; cursor?: string | undefined; limit: number }

/** What pages were, for those who may change them. */
export function versionService({ database, pages, emit, access }: Parts) {
  const store = versionStore(database)
  const pageRows = pageStore(database)

  /** Throws a 404 where the workspace has no such page. */
  async function contentOf(workspaceId: string, id: string) {
    const page = await pageRows.content(workspaceId, id)
    if (!page) throw notFound()
    return { ...page, text: JSON.stringify(page.document.read().page) }
  }

  async function find(workspaceId: string, id: string, versionId: string): Promise<Version> {
    const row = await store.find(workspaceId, id, versionId)
    if (!row) throw notFound()
    return toVersion(row, await store.others([row.id]), await store.programs([row.id]))
  }

  return {
    async list(session: Session, { id, cursor, limit }: Query) {
      access.demand(session, 'pages.edit')
      await pages.summary(session.workspace.id, id)
      const rows = await store.list(session.workspace.id, id, positionOf(cursor), limit)
      const { items, nextCursor } = pageOfRows(rows, limit, (row) => row.createdAt)
      const ids = items.map((row) => row.id)
      if (ids.length === 0) return { items: [], nextCursor }
      const [others, programs] = [await store.others(ids), await store.programs(ids)]
      return { items: items.map((row) => toVersion(row, others, programs)), nextCursor }
    },

    async keep(session: Session, { id, name }: { id: string; name?: string | undefined }): Promise<Version> {
      access.demand(session, 'pages.edit')
      const workspaceId = session.workspace.id
      return database.inTransaction(async () => {
        const { text: document } = await contentOf(workspaceId, id)
        const version = {
          workspaceId,
          pageId: id,
          authorId: session.user.id,
          kind: 'saved',
          document,
        } as const
        return find(workspaceId, id, await keepVersion(database, { ...version, name }))
      })
    },

    async get(session: Session, id: string, versionId: string) {
      access.demand(session, 'pages.edit')
      const version = await find(session.workspace.id, id, versionId)
      return { ...version, document: storedDocument(await readVersion(database, id, versionId)).read().page }
    },

    /** Goes back to a version: the page as it was until now is kept, and so is what it becomes. */
    async restore(session: Session, id: string, versionId: string): Promise<Page> {
      access.demand(session, 'pages.edit')
      const workspaceId = session.workspace.id
      await database.inTransaction(async () => {
        await find(workspaceId, id, versionId)
        const { name, version, text } = await contentOf(workspaceId, id)
        const document = await readVersion(database, id, versionId)
        const about = { workspaceId, pageId: id, authorId: session.user.id }
        await keepVersion(database, { ...about, kind: 'saved', document: text })
        await keepVersion(database, { ...about, kind: 'restored', document })
        const updatedAt = new Date().toISOString()
        const isSaved = await pageRows.saveDocument({ workspaceId, id, document, updatedAt }, version)
        const page = await pages.summary(workspaceId, id)
        if (!isSaved) throw refuse('CONFLICT', { version: page.version, updatedAt: page.updatedAt })
        await emit({ ...aboutPage(by(session), { ...page, name }), kind: 'page.saved' })
      })
      return pages.get(session, id)
    },
  }
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof versionStore>['find']>>>

type Other = { versionId: string; id: string; name: string }
type Program = { versionId: string; name: string }

function toVersion(row: Row, others: readonly Other[], programs: readonly Program[]): Version {
  const { id, number, kind, name, createdAt, authorId, authorName, liveId } = row
  const author = authorId !== null && authorName !== null ? { id: authorId, name: authorName } : null
  const besides = others
    .filter((other) => other.versionId === id)
    .map(({ id: userId, name: of }) => ({ id: userId, name: of }))
  const byPrograms = programs.filter(({ versionId }) => versionId === id).map(({ name: of }) => of)
  const names = { author, others: besides, programs: byPrograms }
  return { id, number, kind, name, ...names, createdAt, isLive: liveId !== null }
}
