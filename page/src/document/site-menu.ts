import { z } from 'zod'
import { referenceToPage } from '../values/reference.ts'
import { encodePage } from './codec.ts'
import type { ElementNode, PageDocument } from './schema.ts'
import type { StoredDocument } from './stored-document.ts'

/** One entry of a site's menu as a page shows it: what it says, and where it leads. */
export type MenuLink = { text: string; link: string }
export type SiteMenu = readonly MenuLink[]

/** An entry as a site keeps it: it leads to one of its pages, or to an address. */
type Entry = { label: string; pageId: string | null; address: string }

/** Entries of a site's menu as pages show them: pages are led to by reference. */
export function menuLinks(entries: readonly Entry[]): SiteMenu {
  return entries.map(({ label, pageId, address }) => ({
    text: label,
    link: pageId === null ? address : referenceToPage(pageId),
  }))
}

const keptSchema = z.array(z.object({ text: z.string(), link: z.string() }))

/** Whether an element shows the menu of its site in place of links of its own. */
export function showsSiteMenu({ type, props }: Pick<ElementNode, 'type' | 'props'>): boolean {
  return type === 'header' && props['menuFrom'] === 'site'
}

/** The same element with the menu of its site in it, where it shows that. A site without a menu leaves it its own links. */
export function elementWithMenu(node: ElementNode, menu: SiteMenu): ElementNode {
  if (menu.length === 0 || !showsSiteMenu(node)) return node
  return { ...node, props: { ...node.props, items: menu } }
}

/** The same page with the menu of its site where it is shown. */
export function withSiteMenu(document: PageDocument, menu: SiteMenu): PageDocument {
  if (menu.length === 0) return document
  const shown = Object.values(document.elements).filter(showsSiteMenu)
  if (shown.length === 0) return document
  const changed = Object.fromEntries(shown.map((node) => [node.id, elementWithMenu(node, menu)]))
  return { ...document, elements: { ...document.elements, ...changed } }
}

/** The menu that a publication keeps for itself, as text; null where its page shows none of its site. */
export function keptMenuText(document: PageDocument, menu: SiteMenu): string | null {
  return Object.values(document.elements).some(showsSiteMenu) ? JSON.stringify(menu) : null
}

/** A stored page with the menu that its publication keeps; read when somebody first asks, like the page itself. */
export function withKeptMenu(stored: StoredDocument, kept: string | null): StoredDocument {
  if (kept === null) return stored
  let known: ReturnType<StoredDocument['read']> | undefined
  return {
    read() {
      if (known === undefined) {
        const document = withSiteMenu(stored.read().document, keptSchema.parse(JSON.parse(kept)))
        known = { document, page: encodePage(document) }
      }
      return known
    },
  }
}
