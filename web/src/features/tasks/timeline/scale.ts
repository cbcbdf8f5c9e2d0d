import { addDays, type CalendarDay } from '../../../platform/calendar-day.ts'
import { mondayOf } from '../../../ui/calendar/days.ts'

export const periods = ['weeks', 'months', 'quarters'] as const
/** How much of time a timeline shows at once. */
export type Period = (typeof periods)[number]

/** `dayWidth` in pixels. `stepDays`: how far the arrows go. `weeksOfTick`: how many weeks are named together. */
type Scale = { weeks: number; dayWidth: number; stepDays: number; weeksOfTick: number }

export const scales: Record<Period, Scale> = {
  weeks: { weeks: 4, dayWidth: 48, stepDays: 14, weeksOfTick: 1 },
  months: { weeks: 9, dayWidth: 24, stepDays: 28, weeksOfTick: 1 },
  quarters: { weeks: 27, dayWidth: 8, stepDays: 91, weeksOfTick: 2 },
}

/** The first and the last day that are shown: from the week before on. */
export function shownWeeks(day: CalendarDay, period: Period): { from: CalendarDay; to: CalendarDay } {
  const from = addDays(mondayOf(day), -7)
  return { from, to: addDays(from, 7 * scales[period].weeks - 1) }
}
