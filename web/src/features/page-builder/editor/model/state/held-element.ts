import type { ElementId, ElementNode } from '@aurelio/page/document'
import { createKeyedListeners } from './keyed-listeners.ts'

/**
 * The element whose text a person types in place. The canvas draws it as it was when that began, since its
 * node is theirs until they are done; the page itself, and whoever else shows it, follows each key.
 */
export type HeldElement = {
  get: (id: ElementId) => ElementNode | undefined
  /** Which one it is; null where nothing is typed. */
  current: () => ElementId | null
  /** @returns the function that lets the canvas draw it as it is */
  hold: (element: ElementNode) => () => void
  subscribe: (id: ElementId, listener: () => void) => () => void
}

export function createHeldElement(): HeldElement {
  const listeners = createKeyedListeners<ElementId>()
  let held: ElementNode | undefined
  return {
    get: (id) => (held?.id === id ? held : undefined),
    current: () => held?.id ?? null,
    hold(element) {
      held = element
      return () => {
        held = undefined
        listeners.notify([element.id])
      }
    },
    subscribe: listeners.subscribe,
  }
}
