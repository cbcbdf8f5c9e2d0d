import {
  add,
  edit,
  emptyDocument,
  renewIds,
  takenIn,
  type NestedElement,
  type PageDocument,
} from '@aurelio/page/document'

/** A page made from a template's elements, with ids of its own. */
export function templateDocument(elements: readonly NestedElement[]): PageDocument {
  return edit(emptyDocument, (page) => {
    for (const element of elements) add(page, { element: renewIds(element, takenIn(page)), parent: null })
  }).document
}
