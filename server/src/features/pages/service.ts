import { randomUUID } from 'node:crypto'
import type { PageSummary } from '@aurelio/contracts/pages'
import type { Session } from '@aurelio/contracts/session'
import type { StoredPage } from '@aurelio/page/document'
import { ORPCError } from '@orpc/server'
import type { RecordActivity } from '../../platform/activity.ts'
import type { Database } from '../../platform/database/database.ts'
import { searchable } from '../../platform/database/search-text.ts'
import { forbidden, invalidField, notFound } from '../../platform/http/failures.ts'
import { mayEditPages } from './policy.ts'
import { pageReading } from './reading.ts'
import { pageStore, publicationStore } from './store.ts'

type Parts = {
  database: Database
  baseUrl: string
  record: RecordActivity
  /** Marks a project as changed now; false where the workspace has none of this id. */
  touchProject: (workspaceId: string, id: string) => Promise<boolean>
  /** Called after the commit when what stands at this address has changed or gone. */
  onPublicationChange: (slug: string) => void
  /** Called when a page of this workspace, or what is published of it, is not what it was. */
  onChange: (workspaceId: string) => void
}

/** Pages of a workspace: list, create, save with a version check, remove. */
export function pageService(parts: Parts) {
  const { database, baseUrl, record, touchProject, onPublicationChange, onChange } = parts
  const store = pageStore(database)
  const reading = pageReading(database, baseUrl)

  /** Records what a member did with a page, in the open transaction. */
  async function recordOf({ user, workspace }: Session, kind: PageActivity, page: PageSummary) {
    const { id, name, projectId } = page
    await record({ workspaceId: workspace.id, kind, actorId: user.id, subject: { id, name }, projectId })
  }

  return {
    ...reading,
    recordOf,

    async create(session: Session, { name, document }: { name: string; document: StoredPage }) {
      requireEdit(session)
      return database.inTransaction(async () => {
        const page = await insert(session.workspace.id, name, document, new Date())
        await recordOf(session, 'page.created', page)
        return page
      })
    },

    /** Puts a page into a workspace as if it had been made at `at`; for what a new workspace starts with. */
    insert,

    async save(
      session: Session,
      change: { id: string; name: string; document: StoredPage; baseVersion: number },
    ) {
      requireEdit(session)
      const { id, name, document, baseVersion } = change
      const workspaceId = session.workspace.id
      const written = { name, search: searchable(name), document: JSON.stringify(document) }
      const row = { workspaceId, id, ...written, updatedAt: new Date().toISOString() }
      return database.inTransaction(async () => {
        const isSaved = await store.save(row, baseVersion)
        const page = await reading.summary(workspaceId, id)
        if (!isSaved) throw conflict(page)
        onChange(workspaceId)
        return page
      })
    },

    /** Puts a page into a project, or out of the one it is in. */
    async setProject(session: Session, id: string, projectId: string | null) {
      requireEdit(session)
      const workspaceId = session.workspace.id
      return database.inTransaction(async () => {
        await reading.summary(workspaceId, id)
        if (projectId !== null && !(await touchProject(workspaceId, projectId)))
          throw invalidField('projectId', 'Este proyecto no existe o se ha eliminado.')
        await store.setProject(workspaceId, id, projectId)
        onChange(workspaceId)
        return reading.summary(workspaceId, id)
      })
    },

    async remove(session: Session, id: string) {
      requireEdit(session)
      const workspaceId = session.workspace.id
      return database.inTransaction(async () => {
        const page = await reading.summary(workspaceId, id)
        const publication = await publicationStore(database).find(workspaceId, id)
        if (!(await store.remove(workspaceId, id))) throw notFound()
        onChange(workspaceId)
        await recordOf(session, 'page.removed', page)
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
    const row = { id, workspaceId, projectId: null, name, version: 1, createdAt: moment, updatedAt: moment }
    await store.insert({ ...row, search: searchable(name), document: JSON.stringify(document) })
    onChange(workspaceId)
    return { id, name, projectId: null, version: 1, updatedAt: moment, publication: null }
  }
}

/** Somebody else saved meanwhile; the answer tells which version stands now. */
function conflict({ version, updatedAt }: PageSummary) {
  return new ORPCError('CONFLICT', {
    status: 409,
    message: 'La página ha cambiado en otro sitio desde que la abriste.',
    data: { version, updatedAt },
  })
}

type PageActivity = `page.${'created' | 'published' | 'unpublished' | 'removed'}`

export function requireEdit({ workspace }: Session): void {
  if (!mayEditPages(workspace.role)) throw forbidden()
}
