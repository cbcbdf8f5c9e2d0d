import { renewIds, takenIn, type NestedElement, type PageDocument } from '@aurelio/page/document'
import type { EditorStore } from '../state/editor-store.ts'

/** A copy of the element with ids that are new to the page, and that no other open editor makes. */
export function freshIds(store: EditorStore, page: PageDocument, element: NestedElement): NestedElement {
  return renewIds(element, takenIn(page), { session: store.getState().session })
}
