import { type RefObject, useEffect } from 'react'

/** Escape in this part of a dialog is the part's own: the dialog around it, which would close, does not hear it. */
export function useOwnEscape(place: RefObject<HTMLElement | null>, onEscape: () => void): void {
  useEffect(() => {
    function hear(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.isComposing) return
      if (!(event.target instanceof Node) || !place.current?.contains(event.target)) return
      event.preventDefault()
      event.stopPropagation()
      onEscape()
    }
    window.addEventListener('keydown', hear, { capture: true })
    return () => window.removeEventListener('keydown', hear, { capture: true })
  }, [place, onEscape])
}
