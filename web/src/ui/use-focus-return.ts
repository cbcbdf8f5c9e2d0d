import { useRef } from 'react'

/** Where the focus was before the last dialog opened: the one that takes its place gives it back there too. */
let origin: Element | null = null

/**
 * Gives the focus back to where it was before a dialog opened. Radix does so only for dialogs with a trigger of their
 * own. What was focused on purpose meanwhile keeps the focus; what went with the dialog leaves it to the screen. A dialog begins at its `data-first-focus`, where it has one.
 */
export function useFocusReturn() {
  const before = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      const { activeElement, body } = document
      if (activeElement !== body) origin = activeElement
      before.current = origin
      const first = event.target instanceof Element ? event.target.querySelector('[data-first-focus]') : null
      if (!(first instanceof HTMLElement)) return
      event.preventDefault()
      first.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const { activeElement, body } = document
      const screen = document.querySelector('main')
      // Of two that close together the first may have left the focus to the screen.
      if (activeElement && activeElement !== body && activeElement !== screen) return
      origin = null
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus()
      else screen?.focus({ preventScroll: true })
    },
  }
}
