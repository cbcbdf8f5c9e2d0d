import { menuEntrySchema } from '@aurelio/contracts/sites'
import { menuLinks, type SiteMenu } from '@aurelio/page/document'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { linkStore } from './store.ts'

/**
 * The menu of a site as its published pages show it: without what leads to a page that nobody can visit. `own` is a page
 * that is about to be published, and counts as if it were.
 */
export type SiteMenuOf = (workspaceId: string, siteId: string | null, own?: string) => Promise<SiteMenu>

export function siteMenus(database: Database): SiteMenuOf {
  const store = linkStore(database)
  return async (workspaceId, siteId, own) => {
    if (siteId === null) return []
    const { menu } = await store.ofSite(workspaceId, siteId)
    const entries = z.array(menuEntrySchema).parse(JSON.parse(menu))
    const ids = entries.flatMap(({ pageId }) => pageId ?? [])
    const rows = ids.length === 0 ? [] : await store.published(workspaceId, ids)
    const visited = new Set([...rows.map(({ pageId }) => pageId), own])
    return menuLinks(entries.filter(({ pageId }) => pageId === null || visited.has(pageId)))
  }
}
