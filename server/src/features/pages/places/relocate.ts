import type { Database } from '../../../platform/database/database.ts'
import { randomUUID } from 'node:crypto'
import { freeSlug } from '../free-slug.ts'
import { publicationStore } from '../publications/store.ts'
import { pageStore } from '../store.ts'
import type { SitePlace } from '../site-place.ts'
import { movedTranslations } from '../translations/rows.ts'
import { placeStore } from './store.ts'

type Parts = {
  database: Database
  /** Removes files that no row names any more. */
  discard: (fileKeys: readonly string[]) => Promise<void>
  /** Called when what stood at this address may be another thing, or nothing. */
  onGone: (root: string, slug: string) => void
}
type Page = { id: string; siteId: string | null; root: string; slug: string | null }

/** Lets pages stand elsewhere, or be made again where they stand; each within the open transaction. */
export function relocation({ database, discard, onGone }: Parts) {
  const store = placeStore(database)
  const publications = publicationStore(database)
  const pages = pageStore(database)
  const translations = movedTranslations(database)

  /** Published pages are rendered anew at the next visit: what they say of addresses is not true any more. */
  async function refresh(pageIds: readonly string[], at?: { root: string; slug: string }) {
    if (pageIds.length === 0) return
    for (const { id, root, slug } of await store.published(pageIds)) {
      if (at) await store.move(id, at)
      const left = await publications.renewFiles(id)
      database.afterCommit(() => {
        onGone(root, slug)
        void discard(left)
      })
    }
  }

  async function put(id: string, place: Parameters<typeof store.put>[1]) {
    await store.put(id, place)
    const left = await translations.settle(id)
    database.afterCommit(() => void discard(left))
  }

  return {
    refresh,

    /**
     * Puts a page into a site. It keeps the last part of its address where that is free there; who has the old address is
     * led on.
     */
    async relocate(page: Page, site: SitePlace) {
      const { id, root, slug } = page
      if (root === site.root && page.siteId === site.id) return
      if (slug === null || root === site.root) {
        await put(id, { siteId: site.id, root: site.root, slug })
        return refresh([id])
      }
      const isTaken = (each: string) => pages.addressIsTaken(site.root, each, id)
      const next = (await isTaken(slug)) ? await freeSlug(slug, isTaken) : slug
      const wasPublished = (await store.published([id])).length > 0
      await put(id, { siteId: site.id, root: site.root, slug: next })
      await refresh([id], { root: site.root, slug: next })
      if (!wasPublished) return
      const from = { id: randomUUID(), siteId: site.id, root, slug, createdAt: new Date().toISOString() }
      await publications.redirect({ ...from, pageId: id, target: null }, { root: site.root, slug: next })
    },
  }
}
export type Relocation = ReturnType<typeof relocation>
