import { stepBetween, type ElementId } from '@aurelio/page/document'
import type { StoreApi } from 'zustand/vanilla'
import { documentOf, type EditorState } from './editor-store.ts'
import { createKeyedListeners } from './keyed-listeners.ts'

/** Tells listeners of one element (or of the page's top level, null) when it, and only it, has changed. */
export type ElementWatch = { subscribe: (id: ElementId | null, listener: () => void) => () => void }

export function watchElements(store: StoreApi<EditorState>): ElementWatch {
  const listeners = createKeyedListeners<ElementId | null>()
  store.subscribe((state, before) => {
    const [now, then] = [documentOf(state), documentOf(before)]
    if (now === then) return
    const { changed, gone } = stepBetween(then, now)
    const ids = [...changed.map(({ id }) => id), ...gone]
    listeners.notify(now.root === then.root ? ids : [null, ...ids])
  })
  return { subscribe: listeners.subscribe }
}
