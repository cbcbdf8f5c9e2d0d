import type { PageSummary } from '@aurelio/contracts/pages'
import type { Access } from '../../../platform/access/access.ts'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { invalidField, notFound } from '../../../platform/http/failures.ts'
import { aboutPage } from '../about-page.ts'
import type { PageService } from '../service.ts'
import { pageStore } from '../store.ts'
import type { Relocation } from './relocate.ts'
import type { SitePlace } from '../site-place.ts'
import { placeStore } from './store.ts'

type Parts = {
  database: Database
  access: Access
  emit: Emit
  pages: PageService
  relocation: Relocation
  /** Into the bin. */
  remove: (session: Session, id: string) => Promise<unknown>
  /** A site of the workspace; undefined where it has none of this id. */
  sitePlace: (workspaceId: string, siteId: string) => Promise<SitePlace | undefined>
}

/** Which page belongs to which site. */
export function placingService({ database, access, emit, pages, relocation, remove, sitePlace }: Parts) {
  const store = placeStore(database)

  async function relocateAll(workspaceId: string, siteId: string, place: SitePlace) {
    const found = await store.ofSite(workspaceId, siteId)
    for (const page of found) await relocation.relocate(page, place)
    return found
  }

  return {
    /** Whether a page that is not in the bin belongs to a site. */
    async isOfSite(workspaceId: string, siteId: string, pageId: string): Promise<boolean> {
      const page = await store.find(workspaceId, pageId)
      return page !== undefined && page.siteId === siteId && page.deletedAt === null
    },

    isTaken: (root: string, slug: string) => pageStore(database).addressIsTaken(root, slug, ''),

    /** Everything of a site stands elsewhere from now on; within the transaction that changes the site. */
    relocateAll,

    /** What a site's published pages say of addresses is made anew. */
    async refreshAll(workspaceId: string, siteId: string) {
      await relocation.refresh((await store.ofSite(workspaceId, siteId)).map(({ id }) => id))
    },

    /** Takes every page out of a site that goes: into another, or into the bin. */
    async leave(session: Session, siteId: string, place: SitePlace, keep: boolean) {
      const found = await relocateAll(session.workspace.id, siteId, place)
      if (keep) return
      for (const { id, deletedAt } of found) if (deletedAt === null) await remove(session, id)
    },

    async move(session: Session, id: string, siteId: string): Promise<PageSummary> {
      access.demand(session, 'pages.edit')
      const workspaceId = session.workspace.id
      return database.inTransaction(async () => {
        const page = await store.find(workspaceId, id)
        if (!page || page.deletedAt !== null) throw notFound()
        const place = await sitePlace(workspaceId, siteId)
        if (!place) throw invalidField('siteId', 'UNKNOWN_SITE')
        await relocation.relocate(page, place)
        const summary = await pages.summary(workspaceId, id)
        await emit({ ...aboutPage(by(session), summary), kind: 'page.moved', leftProjectId: null })
        return summary
      })
    },
  }
}
export type PlacingService = ReturnType<typeof placingService>
