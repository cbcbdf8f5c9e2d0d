import { menuEntrySchema } from '@aurelio/contracts/sites'
import { menuLinks, type SiteLink, type SiteMenu, type SiteTrail } from '@aurelio/page/document'
import { referenceToPage } from '@aurelio/page/values'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { linkStore } from './store.ts'

/** A page, as far as where it stands in its site goes. */
type Placed = { id: string; name: string; folderId: string | null }

/** The links of a site as its published pages show them. */
export type LinksOfSite = {
  menu: SiteMenu
  /** Null outside of any site. */
  trailOf: (page: Placed) => SiteTrail | null
}

/**
 * The links of a site as its published pages show them: without what leads to a page that nobody can visit. `own` are
 * pages that are about to be published, and count as if they were.
 */
export type SiteLinksOf = (
  workspaceId: string,
  siteId: string | null,
  own?: readonly string[],
) => Promise<LinksOfSite>

export function siteLinks(database: Database): SiteLinksOf {
  const store = linkStore(database)
  return async (workspaceId, siteId, own) => {
    if (siteId === null) return { menu: [], trailOf: () => null }
    const [site, folders, above] = await Promise.all([
      store.ofSite(workspaceId, siteId),
      store.folders(workspaceId, siteId),
      store.pagesAbove(workspaceId, siteId),
    ])
    const entries = z.array(menuEntrySchema).parse(JSON.parse(site.menu))
    const ids = entries.flatMap(({ pageId }) => pageId ?? [])
    const rows = ids.length === 0 ? [] : await store.published(workspaceId, ids)
    const visited = new Set([...rows.map(({ pageId }) => pageId), ...(own ?? [])])
    const labels = new Map(entries.map(({ pageId, label }) => [pageId, label]))

    /** A page is called what the menu calls it. */
    const calls = ({ id, name }: Pick<Placed, 'id' | 'name'>) => labels.get(id) ?? name
    const linkTo = (page: Pick<Placed, 'id' | 'name'>) => ({
      text: calls(page),
      link: referenceToPage(page.id),
    })
    /** The page that is called like its folder stands for it; a folder without one is a word. */
    const folderAbove = (page: Placed): SiteLink[] => {
      const folder = folders.find(({ id }) => id === page.folderId)
      const first = above.find(({ id, folderId }) => id !== site.homePageId && folderId === folder?.id)
      if (!folder || first?.id === page.id) return []
      return [first ? linkTo(first) : { text: folder.name, link: '' }]
    }

    return {
      menu: menuLinks(entries.filter(({ pageId }) => pageId === null || visited.has(pageId))),
      trailOf(page) {
        const isHome = page.id === site.homePageId
        const home = above.filter(({ id }) => id === site.homePageId)
        return { above: isHome ? [] : [...home.map(linkTo), ...folderAbove(page)], current: calls(page) }
      },
    }
  }
}
