import type { PublicOrigins } from '@aurelio/page'
import { randomUUID } from 'node:crypto'
import type { PageSettings } from '@aurelio/contracts/page-settings'
import type { PageSummary } from '@aurelio/contracts/pages'
import type { StoredPage } from '@aurelio/page/document'
import type { Access } from '../../platform/access/access.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import { searchable } from '../../platform/database/search-text.ts'
import type { Emit } from '../../platform/events/events.ts'
import { invalidField, refuse } from '../../platform/http/failures.ts'
import type { SiteLinksOf } from './links/site-links.ts'
import { aboutPage } from './about-page.ts'
import type { SitePlace } from './site-place.ts'
import { pageReading } from './reading.ts'
import { pageStore } from './store.ts'

type Parts = {
  database: Database
  origins: PublicOrigins
  emit: Emit
  access: Access
  linksOf: SiteLinksOf
  /** Marks a project as changed now; false where the workspace has none of this id. */
  touchProject: (workspaceId: string, id: string) => Promise<boolean>
  /** A site of the workspace, or the one that a page belongs to unless it is said otherwise. */
  sitePlace: (workspaceId: string, siteId?: string) => Promise<SitePlace | undefined>
  /** A folder of the workspace; undefined where it has none of this id. */
  folderOf: (workspaceId: string, id: string) => Promise<{ siteId: string } | undefined>
}

type NewPage = {
  name: string
  document: StoredPage
  siteId?: string | undefined
  folderId?: string | undefined
  settings?: PageSettings | undefined
}

/** Pages of a workspace: list, create, save with a version check. */
export function pageService(parts: Parts) {
  const { database, emit, access, touchProject, sitePlace, folderOf } = parts
  const store = pageStore(database)
  const reading = pageReading(parts)

  return {
    ...reading,

    async create(session: Session, { name, document, siteId, folderId, settings }: NewPage) {
      access.demand(session, 'pages.edit')
      return database.inTransaction(async () => {
        const workspaceId = session.workspace.id
        const inSite = folderId === undefined ? siteId : await siteOfFolder(workspaceId, folderId, siteId)
        const page = await insert(workspaceId, name, document, new Date(), inSite)
        if (folderId !== undefined) await store.settle(workspaceId, page.id, { folderId })
        if (settings) await store.settle(workspaceId, page.id, { settings: JSON.stringify(settings) })
        await emit({ ...aboutPage(by(session), page), kind: 'page.created' })
        return page
      })
    },

    /** Puts a page into a workspace as if it had been made at `at`; for what a new workspace starts with. */
    insert,

    async save(
      session: Session,
      change: { id: string; name: string; document: StoredPage; baseVersion: number },
    ) {
      access.demand(session, 'pages.edit')
      if (session.program?.changes === 'proposed') throw refuse('TOKEN_PROPOSES')
      const { id, name, document, baseVersion } = change
      const workspaceId = session.workspace.id
      const written = { name, search: searchable(name), document: JSON.stringify(document) }
      const row = { workspaceId, id, ...written, updatedAt: new Date().toISOString() }
      return database.inTransaction(async () => {
        const isSaved = await store.save(row, baseVersion)
        const page = await reading.summary(workspaceId, id)
        if (!isSaved) throw refuse('CONFLICT', { version: page.version, updatedAt: page.updatedAt })
        await emit({ ...aboutPage(by(session), page), kind: 'page.saved' })
        return page
      })
    },

    /** Puts a page into a project, or out of the one it is in. */
    async setProject(session: Session, id: string, projectId: string | null) {
      access.demand(session, 'pages.edit')
      const workspaceId = session.workspace.id
      return database.inTransaction(async () => {
        const before = await reading.summary(workspaceId, id)
        if (projectId !== null && !(await touchProject(workspaceId, projectId)))
          throw invalidField('projectId', 'UNKNOWN_PROJECT')
        await store.setProject(workspaceId, id, projectId)
        const page = await reading.summary(workspaceId, id)
        const leftProjectId = before.projectId === page.projectId ? null : before.projectId
        await emit({ ...aboutPage(by(session), page), kind: 'page.moved', leftProjectId })
        return page
      })
    },
  }

  /** The site that a folder is part of, which may be `wanted` alone where one is. */
  async function siteOfFolder(workspaceId: string, folderId: string, wanted?: string): Promise<string> {
    const folder = await folderOf(workspaceId, folderId)
    if (!folder || (wanted ?? folder.siteId) !== folder.siteId)
      throw invalidField('folderId', 'UNKNOWN_FOLDER')
    return folder.siteId
  }

  async function insert(
    workspaceId: string,
    name: string,
    document: StoredPage,
    at: Date,
    inSite?: string | null,
    id: string = randomUUID(),
  ): Promise<PageSummary> {
    const moment = at.toISOString()
    const site = await sitePlace(workspaceId, inSite ?? undefined)
    if (!site) throw invalidField('siteId', 'UNKNOWN_SITE')
    const { id: siteId, root } = site
    const row = {
      id,
      workspaceId,
      projectId: null,
      siteId,
      root,
      name,
      version: 1,
      createdAt: moment,
      updatedAt: moment,
    }
    await store.insert({ ...row, search: searchable(name), document: JSON.stringify(document) })
    return {
      id,
      name,
      projectId: null,
      siteId,
      version: 1,
      updatedAt: moment,
      publication: null,
      publishAt: null,
    }
  }
}

export type PageService = ReturnType<typeof pageService>
