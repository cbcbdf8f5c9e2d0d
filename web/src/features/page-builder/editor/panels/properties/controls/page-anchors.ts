import { isHidden, type PageDocument } from '@aurelio/page/document'
import { getElement, resolveProps } from '@aurelio/page/elements'

/** Every word that a link on the page can jump to, with how many elements answer to it. */
export function pageAnchors(document: PageDocument): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const node of Object.values(document.elements)) {
    if (isHidden(document, node.id)) continue
    const needs = getElement(node.type)?.needs?.(resolveProps(node, 'desktop'), node.id)
    for (const anchor of needs?.anchors ?? []) if (anchor) counts.set(anchor, (counts.get(anchor) ?? 0) + 1)
  }
  return counts
}
