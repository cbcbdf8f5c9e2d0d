import { type PointerEvent, useState } from 'react'
import type { Shift } from './span.ts'

type Drag = { from: number; isEnd: boolean; days: number }

/**
 * Moving a bar whole, or its end, with a pointer: a day for each width of one. `shift` is how far it is by now; a press
 * that goes nowhere is a click.
 */
export function useBarDrag(dayWidth: number, onDrop: (shift: Shift) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const shift: Shift = drag ? { start: drag.isEnd ? 0 : drag.days, end: drag.days } : { start: 0, end: 0 }
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const isEnd = event.target instanceof Element && event.target.closest('[data-stretch]') !== null
      setDrag({ from: event.clientX, isEnd, days: 0 })
    },
    onPointerMove({ clientX }: PointerEvent<HTMLElement>) {
      if (drag) setDrag({ ...drag, days: Math.round((clientX - drag.from) / dayWidth) })
    },
    onPointerUp() {
      if (shift.end !== 0) onDrop(shift)
      setDrag(null)
    },
    onPointerCancel: () => setDrag(null),
  }
  return { shift, isDragging: drag !== null && drag.days !== 0, handlers }
}
