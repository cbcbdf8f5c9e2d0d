import { type PageSettings, readPageSettings } from '@aurelio/contracts/page-settings'
import type { StoredPage } from '@aurelio/page/document'
import type { Database } from '../../../platform/database/database.ts'
import { searchable } from '../../../platform/database/search-text.ts'
import { publicationStore } from '../publications/store.ts'
import type { publisher } from '../publications/publish.ts'
import type { SitePlace } from '../site-place.ts'
import type { Happened } from '../about-page.ts'
import type { PageService } from '../service.ts'
import { pageStore } from '../store.ts'

type Who = Omit<Happened, 'at'>
type Content = { name: string; document: StoredPage }
type Parts = {
  database: Database
  pages: PageService
  publish: ReturnType<typeof publisher>
  /** Into the bin. */
  intoBin: (happened: Happened, id: string) => Promise<unknown>
  sitePlace: (workspaceId: string, siteId?: string) => Promise<SitePlace | undefined>
  discard: (fileKeys: readonly string[]) => Promise<void>
  /** Called when nothing stands at this address any more. */
  onGone: (root: string, slug: string) => void
}

/** Pages that are made, changed and taken away by work behind the scenes, for whoever began it. */
export function madePages({ database, pages, publish, intoBin, sitePlace, discard, onGone }: Parts) {
  const store = pageStore(database)
  const publications = publicationStore(database)

  return {
    /** As if it had been made at that moment, in the site that the workspace has; it has its own address. */
    insertAt: (workspaceId: string, name: string, document: StoredPage, at: Date, id: string) =>
      pages.insert(workspaceId, name, document, at, undefined, id),

    /** A page as it is kept; null where there is none, or it is in the bin. */
    async find(workspaceId: string, id: string) {
      const row = await store.content(workspaceId, id)
      if (!row) return null
      const { name, version, siteId, slug, settings, document } = row
      return {
        name,
        version,
        siteId,
        slug,
        settings: readPageSettings(settings),
        document: document.read().page,
      }
    },

    hasSite: async (workspaceId: string, siteId: string) =>
      (await sitePlace(workspaceId, siteId)) !== undefined,

    /** Whether a page of the site has this address, or leads on from there. */
    async isTaken(workspaceId: string, siteId: string, slug: string): Promise<boolean> {
      const place = await sitePlace(workspaceId, siteId)
      return place === undefined || store.addressIsTaken(place.root, slug, '')
    },

    async insert({ workspaceId }: Who, siteId: string, id: string, { name, document }: Content) {
      await pages.insert(workspaceId, name, document, new Date(), siteId, id)
    },

    /** Over whatever it is by now: its versions keep what it was. */
    async save({ workspaceId }: Who, id: string, { name, document }: Content) {
      await database.inTransaction(async () => {
        const now = await store.content(workspaceId, id)
        if (!now) return
        const text = { name, search: searchable(name), document: JSON.stringify(document) }
        await store.save({ workspaceId, id, ...text, updatedAt: new Date().toISOString() }, now.version)
      })
    },

    async publish(who: Who, id: string, slug: string, settings: PageSettings) {
      await publish({ who, id, slug, settings })
    },

    /** Into the bin, and its address is free again; nothing where it is there already. */
    async remove(who: Who, id: string) {
      const { workspaceId } = who
      const gone = await database.inTransaction(async () => {
        const page = await store.content(workspaceId, id)
        if (!page) return []
        const publication = await publications.live(workspaceId, id)
        const left = publication ? await publications.withdraw(publication.id) : []
        await store.settle(workspaceId, id, { slug: null })
        await intoBin({ ...who, at: new Date().toISOString() }, id)
        if (publication) database.afterCommit(() => onGone(page.root, publication.slug))
        return left
      })
      await discard(gone)
    },
  }
}
