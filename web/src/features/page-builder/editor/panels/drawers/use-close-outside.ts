import { useEffect, type RefObject } from 'react'

/** Closes what is open on a press elsewhere, and on Escape, which gives the focus back to the button that opened it. */
export function useCloseOutside(
  placeRef: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
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
    if (isOpen) {
      const options = { signal: controller.signal, capture: true }
      document.addEventListener('pointerdown', closeOutside, options)
      document.addEventListener('keydown', closeByEscape, options)
    }
    return () => controller.abort()
  }, [placeRef, isOpen, close])
}
