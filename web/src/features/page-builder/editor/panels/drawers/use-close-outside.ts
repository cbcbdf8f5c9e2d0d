import { useEffect, type RefObject } from 'react'

/** Where a list is opened, with the button that opens it, and what closes it. */
export type OpenedAt = { placeRef: RefObject<HTMLElement | null>; onClose: () => void }

/** Closes an open list on a press elsewhere, and on Escape, which gives the focus back to the button that opened it. */
export function useCloseOutside({ placeRef, onClose: close }: OpenedAt): void {
  useEffect(() => {
    const controller = new AbortController()
    const closeOutside = ({ target }: PointerEvent) => {
      // What a dialog above it does is no press elsewhere.
      if (
        target instanceof Element &&
        !placeRef.current?.contains(target) &&
        !target.closest('[role=dialog]')
      )
        close()
    }
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('[role=dialog]')) return
      event.preventDefault()
      close()
      placeRef.current?.querySelector('button')?.focus()
    }
    const options = { signal: controller.signal, capture: true }
    document.addEventListener('pointerdown', closeOutside, options)
    document.addEventListener('keydown', closeByEscape, options)
    return () => controller.abort()
  }, [placeRef, close])
}
