import { useCallback, useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react'
import type { CalendarDay } from '../../platform/calendar-day.ts'
import { daysBetween } from './days.ts'
import type { Shift } from './grid-item.ts'

/** Pixels before a press becomes a drag. */
const threshold = 4

type Grabbed = {
  key: string
  edge: Shift['edge']
  day: CalendarDay
  x: number
  y: number
  isDragging: boolean
}
type DragParts = {
  /** Minutes of one pixel downwards, in steps of this many; none where only days count. */
  minutes?: { perPixel: number; step: number }
  onShift: (key: string, shift: Shift) => void
}

/**
 * Takes things over a calendar with the mouse or a pen; a finger scrolls. Days are what lies under the pointer with
 * `data-day`. Escape lets go without a change. `preview` is how far the thing is by now.
 */
export function usePointerDrag({ minutes, onShift }: DragParts) {
  const grabbed = useRef<Grabbed | null>(null)
  const [preview, setPreview] = useState<{ key: string; shift: Shift } | null>(null)

  const letGo = useCallback(() => {
    grabbed.current = null
    setPreview(null)
  }, [])

  const isDragging = preview !== null
  useEffect(() => {
    if (!isDragging) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      letGo()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isDragging, letGo])

  function shiftAt({ clientX, clientY }: ReactPointerEvent, from: Grabbed): Shift {
    const day = dayAt(clientX, clientY) ?? from.day
    const { perPixel = 0, step = 1 } = minutes ?? {}
    return {
      edge: from.edge,
      days: daysBetween(from.day, day),
      minutes: Math.round(((clientY - from.y) * perPixel) / step) * step,
    }
  }

  return {
    preview,
    /** For what can be taken. */
    grab(event: ReactPointerEvent, key: string, edge: Shift['edge']) {
      const day = dayAt(event.clientX, event.clientY)
      if (event.button !== 0 || event.pointerType === 'touch' || day === null) return
      event.stopPropagation()
      grabbed.current = { key, edge, day, x: event.clientX, y: event.clientY, isDragging: false }
    },
    /** For the calendar around them. */
    handlers: {
      onPointerMove(event: ReactPointerEvent) {
        const from = grabbed.current
        if (!from) return
        const far = Math.hypot(event.clientX - from.x, event.clientY - from.y) >= threshold
        if (!from.isDragging && !far) return
        // From here on the click that follows is not of the thing under the pointer.
        if (!from.isDragging) event.currentTarget.setPointerCapture(event.pointerId)
        from.isDragging = true
        setPreview({ key: from.key, shift: shiftAt(event, from) })
      },
      onPointerUp(event: ReactPointerEvent) {
        const from = grabbed.current
        letGo()
        if (!from?.isDragging) return
        const shift = shiftAt(event, from)
        if (shift.days !== 0 || shift.minutes !== 0) onShift(from.key, shift)
      },
      onPointerCancel: letGo,
    },
  }
}
export type PointerDrag = ReturnType<typeof usePointerDrag>

function dayAt(x: number, y: number): CalendarDay | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const day = element instanceof HTMLElement ? element.dataset['day'] : undefined
    if (day !== undefined) return day
  }
  return null
}
