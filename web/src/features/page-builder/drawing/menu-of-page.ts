import {
  decodeStoredPage,
  encodePage,
  menuLinks,
  showsSiteMenu,
  withSiteMenu,
  type StoredPage,
} from '@aurelio/page/document'
import { client } from '../../../platform/api/client.ts'

/** The same of a page with the menu of its site, where it shows that. */
export async function withItsMenu<T extends { siteId: string | null; document: StoredPage }>(
  page: T,
): Promise<T> {
  const read = decodeStoredPage(page.document)
  if (!read.ok) throw read.error
  const { document } = read
  if (page.siteId === null || !Object.values(document.elements).some(showsSiteMenu)) return page
  const { menu } = await client.sites.get({ id: page.siteId })
  return { ...page, document: encodePage(withSiteMenu(document, menuLinks(menu))) }
}
