import { useRef } from 'react'

/**
 * Gives the focus back to where it was before a dialog opened. Radix does so only for dialogs with a trigger of their
 * own. What was focused on purpose meanwhile keeps the focus.
 */
export function useFocusReturn() {
  const before = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const { activeElement } = document
      if (activeElement && activeElement !== document.body) return
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus()
    },
  }
}
