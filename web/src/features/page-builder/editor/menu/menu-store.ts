import type { ElementId } from '@aurelio/page/document'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** The element whose menu is open, and the point of the window where it opens. */
export type MenuStore = StoreApi<{ open: { id: ElementId; x: number; y: number } | null }>

export function createMenuStore(): MenuStore {
  return createStore(() => ({ open: null }))
}
