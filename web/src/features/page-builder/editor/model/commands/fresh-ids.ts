import {
  renewAnchors,
  renewIds,
  takenIn,
  type NestedElement,
  type PageDocument,
} from '@aurelio/page/document'
import type { EditorStore } from '../state/editor-store.ts'

/** A copy of the element with ids and anchors that are new to the page; no other open editor makes these ids. */
export function freshIds(store: EditorStore, page: PageDocument, element: NestedElement): NestedElement {
  const renewed = renewIds(element, takenIn(page), { session: store.getState().session })
  return renewAnchors(renewed, page)
}
