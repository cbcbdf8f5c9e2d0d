import {
  childrenOf,
  findElement,
  type ElementId,
  type PageDocument,
  type Place,
} from '@aurelio/page/document'
import { holdsElements } from './holds-elements.ts'

/** Where a click puts something new: into the selected container, else at the end of the page. */
export function clickPlace(document: PageDocument, selectedId: ElementId | null): Place {
  return { parent: selectedId !== null && holdsElements(document, selectedId) ? selectedId : null }
}

/** Where a pasted element goes: into the selected container, else behind the selected element, else at the end. */
export function pastePlace(document: PageDocument, selectedId: ElementId | null): Place {
  const selected = selectedId === null ? undefined : findElement(document, selectedId)
  if (!selected || holdsElements(document, selected.id)) return clickPlace(document, selectedId)
  return {
    parent: selected.parent,
    index: childrenOf(document, selected.parent).indexOf(selected.id) + 1,
  }
}
