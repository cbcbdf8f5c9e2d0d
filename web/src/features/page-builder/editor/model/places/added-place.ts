import {
  ancestors,
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

/**
 * Where a click puts a whole section: into the selected container while that is empty, else behind the part of the page
 * in which the selected element stands, else at the end.
 */
export function sectionPlace(document: PageDocument, selectedId: ElementId | null): Place {
  if (selectedId === null || !findElement(document, selectedId)) return { parent: null }
  const isFree = holdsElements(document, selectedId) && childrenOf(document, selectedId).length === 0
  if (isFree) return { parent: selectedId }
  const part = ancestors(document, selectedId).at(-1) ?? selectedId
  return { parent: null, index: document.root.indexOf(part) + 1 }
}
