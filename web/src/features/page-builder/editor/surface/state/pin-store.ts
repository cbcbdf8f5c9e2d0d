import type { ElementId } from '@aurelio/page/document'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** A numbered mark at a place of an element, in percent of its size; `element` null: of the page as a whole. */
export type PinPlace = {
  id: string
  element: ElementId | null
  x: number
  y: number
  /** What it says of itself; its number alone is what one sees. */
  label: string
  text: string
}

/** What is pinned on the page; nothing unless somebody has something to say of it. */
export type PinStore = StoreApi<{
  places: readonly PinPlace[]
  /** The one that is looked at. */
  shown: string | null
  onShow: (id: string) => void
}>

export function createPinStore(): PinStore {
  return createStore(() => ({ places: [], shown: null, onShow: () => undefined }))
}
