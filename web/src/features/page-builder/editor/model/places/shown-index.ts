import { childrenOf, findElement, type ElementId, type PageDocument } from '@aurelio/page/document'

/** The slot in the page for one that was counted among what is drawn: hidden elements are not on the canvas. */
export function indexOfShown(document: PageDocument, parent: ElementId | null, slot: number): number {
  const children = childrenOf(document, parent)
  const next = children.filter((id) => !findElement(document, id)?.hidden)[slot]
  return next === undefined ? children.length : children.indexOf(next)
}
