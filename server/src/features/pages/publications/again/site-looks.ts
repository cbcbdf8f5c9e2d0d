import type { SiteMenuOf } from '../../links/site-menu.ts'

/** What pages show of their site, as they keep it once they are published. */
export type SiteLooks = {
  /** The kit of a site, as it is kept; null where it has none. */
  themeOf: (workspaceId: string, siteId: string | null) => Promise<string | null>
  menuOf: SiteMenuOf
}

/** A site as its pages would show it if they were published now. */
export async function looksOf({ themeOf, menuOf }: SiteLooks, workspaceId: string, siteId: string) {
  const [theme, menu] = await Promise.all([themeOf(workspaceId, siteId), menuOf(workspaceId, siteId)])
  return { theme, menu: JSON.stringify(menu) }
}
