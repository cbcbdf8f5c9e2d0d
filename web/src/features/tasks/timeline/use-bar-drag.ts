import { type PointerEvent, useState } from 'react'
import type { Shift } from '../span.ts'

/** What of a bar is taken. */
type Edge = 'both' | 'start' | 'end'
type Drag = { from: number; edge: Edge; days: number }

/**
 * Moving a bar whole, or one of its ends, with a pointer: a day for each width of one. `shift` is how far it is by now; a
 * press that goes nowhere is a click. The handle of an end says which in `data-stretch`.
 */
export function useBarDrag(dayWidth: number, onDrop: (shift: Shift) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const shift: Shift = {
    start: drag && drag.edge !== 'end' ? drag.days : 0,
    end: drag && drag.edge !== 'start' ? drag.days : 0,
  }
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ from: event.clientX, edge: edgeAt(event.target), days: 0 })
    },
    onPointerMove({ clientX }: PointerEvent<HTMLElement>) {
      if (drag) setDrag({ ...drag, days: Math.round((clientX - drag.from) / dayWidth) })
    },
    onPointerUp() {
      if (shift.start !== 0 || shift.end !== 0) onDrop(shift)
      setDrag(null)
    },
    onPointerCancel: () => setDrag(null),
  }
  return { shift, isDragging: drag !== null && drag.days !== 0, handlers }
}

function edgeAt(target: EventTarget): Edge {
  const handle = target instanceof Element ? target.closest<HTMLElement>('[data-stretch]') : null
  const edge = handle?.dataset['stretch']
  return edge === 'start' || edge === 'end' ? edge : 'both'
}
