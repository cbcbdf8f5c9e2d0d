import { type PointerEvent, type RefObject, useRef } from 'react'
import type { Spot } from '../engine/spot.ts'

type Begun = { x: number; y: number; spot: Spot }

/**
 * Handlers of something that is dragged over a page, by mouse, pen or finger. `onDrag` gets the spot where the drag began
 * and how far it went since, in shares of the page.
 */
export function useSpotDrag(
  page: RefObject<HTMLElement | null>,
  spot: Spot,
  onDrag: (from: Spot, right: number, down: number) => void,
) {
  const begun = useRef<Begun | null>(null)
  const end = () => {
    begun.current = null
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      begun.current = { x: event.clientX, y: event.clientY, spot }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      const [from, size] = [begun.current, page.current?.getBoundingClientRect()]
      if (!from || !size) return
      onDrag(from.spot, (clientX - from.x) / size.width, (clientY - from.y) / size.height)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation()
      end()
    },
    onPointerCancel: end,
  }
}
