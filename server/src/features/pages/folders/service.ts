import { randomUUID } from 'node:crypto'
import type { PageFolder } from '@aurelio/contracts/page-folders'
import type { PageSummary } from '@aurelio/contracts/pages'
import type { Access } from '../../../platform/access/access.ts'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import { searchable } from '../../../platform/database/search-text.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { invalidField, notFound, refuse } from '../../../platform/http/failures.ts'
import type { SitePlace } from '../site-place.ts'
import { aboutPage } from '../about-page.ts'
import type { PageService } from '../service.ts'
import { folderStore } from './store.ts'

const mostFolders = 100

type Parts = {
  database: Database
  access: Access
  emit: Emit
  pages: PageService
  /** A site of the workspace; undefined where it has none of this id. */
  sitePlace: (workspaceId: string, siteId: string) => Promise<SitePlace | undefined>
}

/** Folders of sites, and which page lies in which. */
export function folderService({ database, access, emit, pages, sitePlace }: Parts) {
  const store = folderStore(database)

  async function find(workspaceId: string, id: string): Promise<PageFolder> {
    const row = await store.find(workspaceId, id)
    if (!row) throw notFound()
    return { ...row, pages: row.pages ?? 0 }
  }

  async function tell(session: Session, { id, name }: Pick<PageFolder, 'id' | 'name'>) {
    await emit({ ...by(session), kind: 'page-folder.changed', subject: { id, name } })
  }

  return {
    async list(session: Session): Promise<{ items: PageFolder[] }> {
      access.demand(session, 'pages.edit')
      const rows = await store.list(session.workspace.id)
      return { items: rows.map((row) => ({ ...row, pages: row.pages ?? 0 })) }
    },

    async create(session: Session, siteId: string, name: string): Promise<PageFolder> {
      access.demand(session, 'pages.edit')
      const workspaceId = session.workspace.id
      return database.inTransaction(async () => {
        if (!(await sitePlace(workspaceId, siteId))) throw notFound()
        if ((await store.count(siteId)) >= mostFolders)
          throw refuse('TOO_MANY_FOLDERS', { most: mostFolders })
        const folder = { id: randomUUID(), siteId, name }
        await store.insert({ ...folder, workspaceId, search: searchable(name) })
        await tell(session, folder)
        return { ...folder, pages: 0 }
      })
    },

    async rename(session: Session, id: string, name: string): Promise<PageFolder> {
      access.demand(session, 'pages.edit')
      const workspaceId = session.workspace.id
      return database.inTransaction(async () => {
        await store.rename(workspaceId, id, { name, search: searchable(name) })
        const folder = await find(workspaceId, id)
        await tell(session, folder)
        return folder
      })
    },

    /** Its pages stay in their site. */
    async remove(session: Session, id: string): Promise<{ id: string }> {
      access.demand(session, 'pages.edit')
      const workspaceId = session.workspace.id
      return database.inTransaction(async () => {
        const folder = await find(workspaceId, id)
        await store.remove(workspaceId, id)
        await tell(session, folder)
        return { id }
      })
    },

    /** Puts a page into a folder of its site, or into none. */
    async put(session: Session, pageId: string, folderId: string | null): Promise<PageSummary> {
      access.demand(session, 'pages.edit')
      const workspaceId = session.workspace.id
      return database.inTransaction(async () => {
        const page = await pages.summary(workspaceId, pageId)
        const folder = folderId === null ? undefined : await store.find(workspaceId, folderId)
        if (folderId !== null && (!folder || folder.siteId !== page.siteId))
          throw invalidField('folderId', 'UNKNOWN_FOLDER')
        await store.put(workspaceId, pageId, folderId)
        await emit({ ...aboutPage(by(session), page), kind: 'page.moved', leftProjectId: null })
        return page
      })
    },
  }
}
export type FolderService = ReturnType<typeof folderService>
