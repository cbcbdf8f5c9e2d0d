/** A day of the calendar without a time, as people mean it: `2026-11-20`. */
export type CalendarDay = string

function two(value: number): string {
  return String(value).padStart(2, '0')
}

/** The day that a moment falls on, where the person is. */
export function dayOf(moment: Date): CalendarDay {
  const year = String(moment.getFullYear()).padStart(4, '0')
  return `${year}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

/** Noon of the day, where the person is: no clock change moves noon into another day. */
export function noonOf(day: CalendarDay): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const noon = new Date(2000, 0, 1, 12)
  noon.setFullYear(year, month - 1, date)
  return noon
}

export function addDays(day: CalendarDay, days: number): CalendarDay {
  const moment = noonOf(day)
  moment.setDate(moment.getDate() + days)
  return dayOf(moment)
}

/** Milliseconds until the next day begins, where the person is; at least one. */
export function untilTomorrow(now: Date): number {
  const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  return Math.max(1, next.getTime() - now.getTime())
}
