import { createStore, type StoreApi } from 'zustand/vanilla'

/** What is told to a screen reader, politely; shown as well while the keyboard moves something. */
export type AnnouncementStore = StoreApi<{ text: string; isShown: boolean; turn: number }>

export function createAnnouncementStore(): AnnouncementStore {
  return createStore(() => ({ text: '', isShown: false, turn: 0 }))
}

/** Tells something; the same text twice is told twice. */
export function announce(store: AnnouncementStore, text: string, { isShown = false } = {}): void {
  store.setState(({ turn }) => ({ text, isShown, turn: turn + 1 }))
}
