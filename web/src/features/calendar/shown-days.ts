import { addDays, type CalendarDay } from '../../platform/calendar-day.ts'
import { addMonths, weekOf, weeksOfMonth } from '../../ui/calendar/days.ts'
import type { CalendarAddress } from './calendar-address.ts'

/** Days of the agenda. */
const agendaDays = 30

/** The first and the last day that a view shows. */
export function shownDays({ view, day }: CalendarAddress): { from: CalendarDay; to: CalendarDay } {
  if (view === 'agenda') return { from: day, to: addDays(day, agendaDays - 1) }
  const days = view === 'week' ? weekOf(day) : weeksOfMonth(day).flat()
  return { from: days[0] ?? day, to: days.at(-1) ?? day }
}

/** The day to show for what comes after, or before. */
export function stepped({ view, day }: CalendarAddress, step: 1 | -1): CalendarDay {
  if (view === 'month') return addMonths(day, step)
  return addDays(day, step * (view === 'week' ? 7 : agendaDays))
}
