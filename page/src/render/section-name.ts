import type { ElementId, ElementNode, PageDocument } from '../document/schema.ts'
import { findElement } from '../document/tree.ts'
import { resolveProps } from '../elements/resolve.ts'

/** What stands directly on a page. `name`: its title, or what its element is called. */
export type PageSection = { id: ElementId; name: string }

const longestName = 80
/** Where an element says what it is about. */
const titles = ['title', 'heading'] as const

/** The first title within it; else the name that it has in the layers. */
export function sectionName(document: PageDocument, node: ElementNode): string {
  return (titleWithin(document, node) ?? node.name).slice(0, longestName)
}

function titleWithin(document: PageDocument, node: ElementNode): string | undefined {
  if (node.hidden) return undefined
  const props = resolveProps(node, 'desktop')
  const said = node.type === 'heading' ? props['text'] : titles.map((name) => props[name]).find(isText)
  if (isText(said)) return said.replaceAll(/\s+/g, ' ').trim()
  for (const id of node.children) {
    const child = findElement(document, id)
    const title = child && titleWithin(document, child)
    if (title !== undefined) return title
  }
  return undefined
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
