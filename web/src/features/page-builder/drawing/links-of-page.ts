import {
  decodeStoredPage,
  encodePage,
  menuLinks,
  takesSiteLinks,
  withSiteLinks,
  type SiteTrail,
  type StoredPage,
} from '@aurelio/page/document'
import { namesSite, withSiteValues } from '@aurelio/page/elements'
import { client } from '../../../platform/api/client.ts'

type Drawn = { id: string; siteId: string | null; document: unknown }

/** The same of a page with the links of its site and what that says of itself, where it shows those. */
export async function withItsLinks<T extends Drawn & { document: StoredPage }>(page: T): Promise<T> {
  const { siteId } = page
  const document = documentWithPlace(page)
  if (siteId === null || document === undefined) return page
  const [{ menu, business }, trail] = await Promise.all([client.sites.get({ id: siteId }), trailOfPage(page)])
  const linked = withSiteValues(withSiteLinks(document, { menu: menuLinks(menu), trail }), business)
  return { ...page, document: encodePage(linked) }
}

/** Where a page stands in its site, where something on it may show that. */
export async function trailOfPage(page: Drawn): Promise<SiteTrail | null> {
  return documentWithPlace(page) === undefined ? null : (await client.pages.trail({ id: page.id })).trail
}

/** The document of a page that shows something of its site; undefined for one that does not. */
function documentWithPlace({ document }: Drawn) {
  const read = decodeStoredPage(document)
  if (!read.ok) throw read.error
  const isShown = Object.values(read.document.elements).some(
    (node) => takesSiteLinks(node) || namesSite(node.props),
  )
  return isShown ? read.document : undefined
}
