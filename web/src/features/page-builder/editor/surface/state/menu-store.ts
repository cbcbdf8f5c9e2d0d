import type { ElementId } from '@aurelio/page/document'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** The element whose menu is open, and the point of the window where it opens, in CSS pixels. */
export type OpenMenu = { id: ElementId; x: number; y: number }

/** The open menu, the element whose name is asked for after it, and that which becomes a symbol. */
export type MenuStore = StoreApi<{
  open: OpenMenu | null
  renamingId: ElementId | null
  savedAsSymbol: ElementId | null
}>

export function createMenuStore(): MenuStore {
  return createStore(() => ({ open: null, renamingId: null, savedAsSymbol: null }))
}
