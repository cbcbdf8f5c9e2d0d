import { type KeyboardEvent, useState } from 'react'
import { addDays, type CalendarDay } from '../../platform/calendar-day.ts'
import { mondayOf } from './days.ts'

/** How far an arrow goes, in days. */
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/**
 * The keys of a month as a grid: one of its days can be tabbed to, arrows, Home and End go from there. What stands on
 * the days keeps its own place in the order of Tab.
 */
export function useDayKeys(days: readonly CalendarDay[], first: CalendarDay) {
  const [chosen, setChosen] = useState(first)
  const current = days.includes(chosen) ? chosen : first
  return {
    current,
    onKeyDown(this: void, event: KeyboardEvent<HTMLElement>) {
      const { target, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event
      if (altKey || ctrlKey || metaKey || shiftKey || !(target instanceof HTMLElement)) return
      const from = target.dataset['gridDay']
      const next = from === undefined ? undefined : nextDay(from, event.key)
      if (next === undefined || !days.includes(next)) return
      event.preventDefault()
      setChosen(next)
      currentTarget.querySelector<HTMLElement>(`[data-grid-day="${next}"]`)?.focus()
    },
  }
}

function nextDay(day: CalendarDay, key: string): CalendarDay | undefined {
  if (key === 'Home') return mondayOf(day)
  if (key === 'End') return addDays(mondayOf(day), 6)
  const step = steps[key]
  return step === undefined ? undefined : addDays(day, step)
}
