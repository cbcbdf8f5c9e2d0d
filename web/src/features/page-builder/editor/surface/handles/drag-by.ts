export type Moved = { x: number; y: number; shift: boolean; alt: boolean }

/**
 * Follows the pointer from a press on a handle until it is let go; Escape takes it back.
 * @param moved how far it is from where it was pressed, in CSS pixels of the window
 */
export function dragBy(
  event: PointerEvent,
  { moved, ended, cancelled }: { moved: (by: Moved) => void; ended: () => void; cancelled: () => void },
): void {
  const { clientX, clientY, pointerId, currentTarget } = event
  if (!(currentTarget instanceof HTMLElement) || event.button !== 0) return
  event.preventDefault()
  event.stopPropagation()
  const controller = new AbortController()
  const options = { signal: controller.signal }
  currentTarget.setPointerCapture(pointerId)
  currentTarget.addEventListener(
    'pointermove',
    (move) =>
      moved({ x: move.clientX - clientX, y: move.clientY - clientY, shift: move.shiftKey, alt: move.altKey }),
    options,
  )
  const end = () => {
    controller.abort()
    ended()
  }
  currentTarget.addEventListener('pointerup', end, options)
  currentTarget.addEventListener('pointercancel', end, options)
  window.addEventListener(
    'keydown',
    (key) => {
      if (key.key !== 'Escape') return
      key.preventDefault()
      key.stopPropagation()
      controller.abort()
      cancelled()
    },
    { ...options, capture: true },
  )
}
