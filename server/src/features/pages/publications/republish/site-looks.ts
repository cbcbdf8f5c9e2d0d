import type { LinksOfSite, SiteLinksOf } from '../../links/site-links.ts'

/** What pages show of their site, as they keep it once they are published. */
export type SiteLooks = {
  /** The kit of a site, as it is kept; null where it has none. */
  themeOf: (workspaceId: string, siteId: string | null) => Promise<string | null>
  linksOf: SiteLinksOf
}

/** A site as its pages would show it if they were published now. */
export type SiteNow = LinksOfSite & { theme: string | null }

export async function looksOf(
  { themeOf, linksOf }: SiteLooks,
  workspaceId: string,
  siteId: string,
): Promise<SiteNow> {
  const [theme, links] = await Promise.all([themeOf(workspaceId, siteId), linksOf(workspaceId, siteId)])
  return { theme, ...links }
}
