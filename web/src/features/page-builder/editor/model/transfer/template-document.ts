import {
  add,
  emptyDocument,
  renewIds,
  takenIn,
  type NestedElement,
  type PageDocument,
} from '@aurelio/page/document'

/** A page made from a template's elements, with ids of its own. */
export function templateDocument(elements: readonly NestedElement[]): PageDocument {
  return elements.reduce(
    (document, element) => add(document, { element: renewIds(element, takenIn(document)), parent: null }),
    emptyDocument,
  )
}
