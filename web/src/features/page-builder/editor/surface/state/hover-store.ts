import type { ElementId } from '@aurelio/page/document'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** Where the pointer is on the canvas: apart from the editor's state, since it changes all the time. */
export type HoverStore = StoreApi<{ hoveredId: ElementId | null }>

export function createHoverStore(): HoverStore {
  return createStore(() => ({ hoveredId: null }))
}
