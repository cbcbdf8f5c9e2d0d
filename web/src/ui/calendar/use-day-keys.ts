import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { addDays, type CalendarDay } from '../../platform/calendar-day.ts'
import { mondayOf, sameDayOf } from './days.ts'

/** How far an arrow goes, in days. */
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
/** How far a key goes, in months. */
const months: Record<string, number> = { PageUp: -1, PageDown: 1 }

/**
 * The keys of a month as a grid: one of its days can be tabbed to, arrows, Home and End go from there, and
 * Page Up and Page Down to the same day of another month, which `onMonth` is asked for. What stands on
 * the days keeps its own place in the order of Tab.
 */
export function useDayKeys(
  days: readonly CalendarDay[],
  first: CalendarDay,
  month: string,
  onMonth?: (day: CalendarDay) => void,
) {
  const [chosen, setChosen] = useState(first)
  const awaited = useRef<{ day: CalendarDay; grid: HTMLElement } | null>(null)
  useEffect(() => {
    if (awaited.current === null || !awaited.current.day.startsWith(month)) return
    const { day, grid } = awaited.current
    awaited.current = null
    dayIn(grid, day)?.focus()
  }, [month])
  const current = days.includes(chosen) ? chosen : first
  return {
    current,
    onKeyDown(this: void, event: KeyboardEvent<HTMLElement>) {
      const { target, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event
      if (altKey || ctrlKey || metaKey || shiftKey || !(target instanceof HTMLElement)) return
      const from = target.dataset['gridDay']
      const step = months[event.key]
      if (from !== undefined && step !== undefined && onMonth) {
        event.preventDefault()
        const day = sameDayOf(from, step)
        awaited.current = { day, grid: currentTarget }
        setChosen(day)
        onMonth(day)
        return
      }
      const next = from === undefined ? undefined : nextDay(from, event.key)
      if (next === undefined || !days.includes(next)) return
      event.preventDefault()
      setChosen(next)
      dayIn(currentTarget, next)?.focus()
    },
  }
}

function dayIn(grid: HTMLElement, day: CalendarDay): HTMLElement | null {
  return grid.querySelector<HTMLElement>(`[data-grid-day="${day}"]`)
}

function nextDay(day: CalendarDay, key: string): CalendarDay | undefined {
  if (key === 'Home') return mondayOf(day)
  if (key === 'End') return addDays(mondayOf(day), 6)
  const step = steps[key]
  return step === undefined ? undefined : addDays(day, step)
}
