import { addDays, noonOf, type CalendarDay } from '../../platform/calendar-day.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The Monday of the week that a day is in. */
export function mondayOf(day: CalendarDay): CalendarDay {
  return addDays(day, -((noonOf(day).getDay() + 6) % 7))
}

/** Monday to Sunday. */
export function weekOf(day: CalendarDay): CalendarDay[] {
  const monday = mondayOf(day)
  return [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(monday, days))
}

/** The weeks that hold the days of a month. */
export function weeksOfMonth(day: CalendarDay): CalendarDay[][] {
  const monday = mondayOf(`${day.slice(0, 8)}01`)
  const end = addMonths(day, 1)
  const mondays = [0, 1, 2, 3, 4, 5].map((weeks) => addDays(monday, 7 * weeks))
  return mondays.filter((first) => first < end).map(weekOf)
}

/** How many days later the second is. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
}

/** The first of the month that is so many months later. */
/** The same day some months later; the last one of a month that is shorter. */
export function sameDayOf(day: CalendarDay, months: number): CalendarDay {
  const last = addDays(addMonths(day, months + 1), -1)
  const same = `${last.slice(0, 8)}${day.slice(8)}`
  return same < last ? same : last
}

export function addMonths(day: CalendarDay, months: number): CalendarDay {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}
