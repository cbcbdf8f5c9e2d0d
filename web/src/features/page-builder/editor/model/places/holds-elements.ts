import { findElement, isLocked, type ElementId, type PageDocument } from '@aurelio/page/document'
import { getElement } from '@aurelio/page/elements'

/** True for an element that may hold others and is not locked. */
export function holdsElements(document: PageDocument, id: ElementId): boolean {
  const type = findElement(document, id)?.type
  const holds = type !== undefined && (getElement(type)?.acceptsChildren ?? false)
  return holds && !isLocked(document, id)
}
