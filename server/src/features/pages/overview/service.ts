import type { PublicOrigins } from '@aurelio/page'
import type { VisitRate } from '@aurelio/contracts/visits'
import type { OverviewPage, PageOrder, PageState } from '@aurelio/contracts/page-overview'
import type { Access } from '../../../platform/access/access.ts'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import { searchable } from '../../../platform/database/search-text.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { pageOfRows, positionOf } from '../../../platform/http/cursor.ts'
import { notFound } from '../../../platform/http/failures.ts'
import { restorableSince } from '../../../platform/removal/purge-job.ts'
import { toSummary } from '../reading.ts'
import { aboutPage, type Happened, placeIn } from '../about-page.ts'
import type { PageService } from '../service.ts'
import { publicationStore } from '../publications/store.ts'
import { pageStore } from '../store.ts'
import { folderStore } from '../folders/store.ts'
import { overviewStore } from './store.ts'

type Query = {
  cursor?: string | undefined
  limit: number
  q?: string | undefined
  state?: PageState | undefined
  siteId?: string | undefined
  projectId?: string | undefined
  folderId?: string | undefined
  order: PageOrder
  bin: boolean
}

/** How many leads each of these pages has had since a moment; none for one without. */
export type LeadsOf = (
  session: Session,
  pageIds: readonly string[],
  since: string,
) => Promise<ReadonlyMap<string, number>>

/** How often each of these pages was looked at of late, and what came of it; null for one whose site counts nothing. */
export type VisitsOf = (
  workspaceId: string,
  pages: readonly { id: string; siteId: string | null }[],
) => Promise<(pageId: string) => VisitRate | null>

type Copy = { id: string; name: string; siteId?: string | undefined }

type Parts = {
  database: Database
  origins: PublicOrigins
  emit: Emit
  access: Access
  pages: PageService
  leadsOf: LeadsOf
  visitsOf: VisitsOf
  /** Takes away the files of a page that is about to be forgotten; called after its rows are gone. */
  filesOf: (workspaceId: string, id: string) => Promise<() => Promise<void>>
}

/** Pages as cards: found, sorted, renamed, copied, deleted into a bin of thirty days and taken out of it again. */
export function overviewService(parts: Parts) {
  const { database, origins, emit, access, pages, leadsOf, visitsOf, filesOf } = parts
  const store = overviewStore(database)
  const publications = publicationStore(database)

  async function forget(workspaceId: string, id: string) {
    const takeFiles = await filesOf(workspaceId, id)
    await store.erase(workspaceId, id)
    database.afterCommit(() => void takeFiles())
  }

  async function intoBin(happened: Happened, id: string) {
    const { workspaceId } = happened
    return database.inTransaction(async () => {
      const page = await pages.summary(workspaceId, id)
      const publication = await publications.live(workspaceId, id)
      if (!(await store.remove(workspaceId, id, happened.at, publication?.id ?? null))) throw notFound()
      if (publication) await publications.suspend(publication.id, true)
      await emit({ ...aboutPage(happened, page), kind: 'page.removed', ...placeIn(publication) })
      return { id }
    })
  }

  return {
    async list(session: Session, { cursor, limit, q, order, ...wanted }: Query) {
      const { bin } = wanted
      const text = q === '' ? undefined : q
      const filter = {
        scope: access.scope(session),
        q: text,
        state: wanted.state,
        siteId: wanted.siteId,
        projectId: wanted.projectId,
        folderId: wanted.folderId,
        bin,
      }
      const sortedBy = bin ? 'deleted' : order
      const [rows, total] = await Promise.all([
        store.list(filter, sortedBy, positionOf(cursor), limit),
        store.count(filter),
      ])
      const { items, nextCursor } = pageOfRows(rows, limit, (row) =>
        sortedBy === 'deleted'
          ? (row.deletedAt ?? row.updatedAt)
          : sortedBy === 'created'
            ? row.createdAt
            : row.updatedAt,
      )
      const leads = access.can(session, 'leads.read')
        ? await leadsOf(
            session,
            items.map(({ id }) => id),
            restorableSince(),
          )
        : null
      const visits = await visitsOf(session.workspace.id, items)
      const seesFolders = access.can(session, 'pages.edit')
      const cards = items.map((row): OverviewPage => ({
        ...toSummary(row, origins),
        leads: leads && (leads.get(row.id) ?? 0),
        visits: visits(row.id),
        thumbnail: thumbnailOf(row),
        folderId: seesFolders ? row.folderId : null,
        deletedAt: row.deletedAt,
      }))
      return { items: cards, nextCursor, total }
    },

    /** What is published keeps the title it was published with. */
    async rename(session: Session, id: string, name: string) {
      access.demand(session, 'pages.edit')
      const workspaceId = session.workspace.id
      return database.inTransaction(async () => {
        const change = { name, search: searchable(name), updatedAt: new Date().toISOString() }
        await store.rename(workspaceId, id, change)
        const page = await pages.summary(workspaceId, id)
        await emit({ ...aboutPage(by(session), page), kind: 'page.renamed' })
        return page
      })
    },

    /** Another page with the same document, in the same project, site and folder unless it is said otherwise; nothing is published. */
    async duplicate(session: Session, { id, name, siteId }: Copy) {
      access.demand(session, 'pages.edit')
      const workspaceId = session.workspace.id
      return database.inTransaction(async () => {
        const [{ projectId }, content] = await Promise.all([
          pages.summary(workspaceId, id),
          pageStore(database).content(workspaceId, id),
        ])
        if (!content) throw notFound()
        const copy = await pages.insert(
          workspaceId,
          name,
          content.document.read().page,
          new Date(),
          siteId ?? content.siteId,
        )
        if (projectId !== null) await pageStore(database).setProject(workspaceId, copy.id, projectId)
        if (copy.siteId === content.siteId)
          await folderStore(database).put(workspaceId, copy.id, content.folderId)
        const page = { ...copy, projectId }
        await emit({ ...aboutPage(by(session), page), kind: 'page.created' })
        return page
      })
    },

    /** Into the bin, and off the web; its leads stay. */
    async remove(session: Session, id: string) {
      access.demand(session, 'pages.edit')
      return intoBin(by(session), id)
    },

    /** The same for work behind the scenes. */
    intoBin,

    /** Out of the bin, and on the web again where it was. */
    async restore(session: Session, id: string) {
      access.demand(session, 'pages.edit')
      const workspaceId = session.workspace.id
      return database.inTransaction(async () => {
        const restored = await store.restore(workspaceId, id, restorableSince())
        if (!restored) throw notFound()
        const { suspendedPublicationId } = restored
        if (suspendedPublicationId !== null) await publications.suspend(suspendedPublicationId, false)
        const page = await pages.summary(workspaceId, id)
        const publication = await publications.live(workspaceId, id)
        await emit({ ...aboutPage(by(session), page), kind: 'page.restored', ...placeIn(publication) })
        return page
      })
    },

    isInBin: async (workspaceId: string, id: string) => (await store.inBin(workspaceId, id)) !== undefined,

    /** For good, before its thirty days are over. */
    async erase(session: Session, id: string) {
      access.demand(session, 'pages.edit')
      const workspaceId = session.workspace.id
      return database.inTransaction(async () => {
        const page = await store.inBin(workspaceId, id)
        if (!page) throw notFound()
        await forget(workspaceId, id)
        const { name, projectId } = page
        await emit({ ...by(session), subject: { id, name }, projectId, kind: 'page.erased' })
        return { id }
      })
    },

    /** Forgets some of what was deleted before this moment, with its files; how many. */
    async purge(before: string, limit: number): Promise<number> {
      const rows = await store.purgeable(before, limit)
      for (const { workspaceId, id } of rows) await database.inTransaction(() => forget(workspaceId, id))
      return rows.length
    },
  }
}
type Pictured = { id: string; thumbnailVersion: number | null; thumbnailFile: string | null }

/** Another file has another address: a version may be drawn anew, and browsers keep what they have. */
function thumbnailOf({ id, thumbnailVersion: version, thumbnailFile: file }: Pictured) {
  if (version === null || file === null) return null
  const drawing = file.replace(/^.*\//, '').slice(0, 8)
  return { path: `/api/pages/${id}/thumbnail/${version}-${drawing}`, version }
}

export type OverviewService = ReturnType<typeof overviewService>
