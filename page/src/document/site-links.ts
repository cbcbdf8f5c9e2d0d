import { z } from 'zod'
import { referenceToPage } from '../values/reference.ts'
import { encodePage } from './codec.ts'
import type { ElementNode, PageDocument, Props } from './schema.ts'
import type { StoredDocument } from './stored-document.ts'

/** What a link says, and where it leads; '' where it is a word alone. */
const linkSchema = z.object({ text: z.string(), link: z.string() })
export type SiteLink = z.infer<typeof linkSchema>
export type SiteMenu = readonly SiteLink[]

/** Where a page stands in its site: what is above it, from the home page down, and what it is called itself. */
export const siteTrailSchema = z.object({ above: z.array(linkSchema), current: z.string() })
export type SiteTrail = z.infer<typeof siteTrailSchema>

/** The links that a site gives to one of its pages; no trail outside of any site. */
export type SiteLinks = { menu: SiteMenu; trail: SiteTrail | null }
export const noSiteLinks: SiteLinks = { menu: [], trail: null }

/** An entry as a site keeps it: it leads to one of its pages, or to an address. */
type Entry = { label: string; pageId: string | null; address: string }

/** Entries of a site's menu as pages show them: pages are led to by reference. */
export function menuLinks(entries: readonly Entry[]): SiteMenu {
  return entries.map(({ label, pageId, address }) => ({
    text: label,
    link: pageId === null ? address : referenceToPage(pageId),
  }))
}

/** Of which kind are the links that an element takes from its site; undefined where it shows links of its own. */
function kindTaken({ type, props }: Pick<ElementNode, 'type' | 'props'>): keyof SiteLinks | undefined {
  if (type === 'header' && props['menuFrom'] === 'site') return 'menu'
  if (type === 'breadcrumb' && props['trailFrom'] === 'site') return 'trail'
  return undefined
}

/** Whether an element shows links of its site in place of its own. */
export function takesSiteLinks(node: Pick<ElementNode, 'type' | 'props'>): boolean {
  return kindTaken(node) !== undefined
}

/** What an element shows of its site; a site without a menu leaves a header its own links, as no site leaves a trail. */
function takenProps(node: ElementNode, { menu, trail }: SiteLinks): Props | undefined {
  const kind = kindTaken(node)
  if (kind === 'menu' && menu.length > 0) return { items: menu }
  if (kind === 'trail' && trail !== null) return { items: trail.above, current: trail.current }
  return undefined
}

/** The same element with the links of its site in it, where it shows those. */
export function elementWithLinks(node: ElementNode, links: SiteLinks): ElementNode {
  const taken = takenProps(node, links)
  return taken === undefined ? node : { ...node, props: { ...node.props, ...taken } }
}

/** The same page with the links of its site where they are shown. */
export function withSiteLinks(document: PageDocument, links: SiteLinks): PageDocument {
  const changed = Object.values(document.elements).flatMap((node) => {
    const shown = elementWithLinks(node, links)
    return shown === node ? [] : [[node.id, shown] as const]
  })
  if (changed.length === 0) return document
  return { ...document, elements: { ...document.elements, ...Object.fromEntries(changed) } }
}

/** The links that a publication keeps for itself, each as text; null where its page shows none of that kind. */
export type KeptLinks = Record<keyof SiteLinks, string | null>

/** What a publication keeps of the links that its site gives now. */
export function keptLinks(document: PageDocument, { menu, trail }: SiteLinks): KeptLinks {
  const kinds = new Set(Object.values(document.elements).map(kindTaken))
  return {
    menu: kinds.has('menu') ? JSON.stringify(menu) : null,
    trail: kinds.has('trail') ? JSON.stringify(trail) : null,
  }
}

function readKept({ menu, trail }: KeptLinks): SiteLinks {
  return {
    menu: menu === null ? [] : z.array(linkSchema).parse(JSON.parse(menu)),
    trail: trail === null ? null : siteTrailSchema.nullable().parse(JSON.parse(trail)),
  }
}

/** A stored page with the links that its publication keeps; read when somebody first asks, like the page itself. */
export function withKeptLinks(stored: StoredDocument, kept: KeptLinks): StoredDocument {
  if (kept.menu === null && kept.trail === null) return stored
  let known: ReturnType<StoredDocument['read']> | undefined
  return {
    read() {
      if (known === undefined) {
        const document = withSiteLinks(stored.read().document, readKept(kept))
        known = { document, page: encodePage(document) }
      }
      return known
    },
  }
}
