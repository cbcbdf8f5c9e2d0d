import type { RefObject } from 'react'

/**
 * Lets the keyboard go from an open dialog to a place outside it, by the place's own key: a dialog hears of the focus at the
 * document, and takes it back at once. Returns how to stop.
 */
export function letFocusIn(place: RefObject<HTMLElement | null>): () => void {
  const isThere = (node: EventTarget | null) => node instanceof Node && place.current?.contains(node) === true
  function keep(event: FocusEvent) {
    const goesTo = event.type === 'focusin' ? event.target : event.relatedTarget
    if (isThere(goesTo)) event.stopPropagation()
  }
  const root = document.documentElement
  root.addEventListener('focusin', keep)
  root.addEventListener('focusout', keep)
  return () => {
    root.removeEventListener('focusin', keep)
    root.removeEventListener('focusout', keep)
  }
}
