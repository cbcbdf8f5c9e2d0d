import { calendarOf, dayText } from './calendar.ts'

/** From this moment on, and before the other one. */
export type Span = { start: string; end: string }
/** A day, or several in a row: the first of them, and the moments they begin and end where the person is. */
export type DaySpan = Span & { from: string }

/** The last so many days of a time zone, that of `now` among them; oldest first. */
export function lastDays(length: number, now: Date, zone: string): DaySpan[] {
  const calendar = calendarOf(zone)
  const [year, month, date] = calendar.on(now)
  return spans(length, (back) => [year, month, date - back], calendar)
}

/** The last so many months, that of `now` among them; oldest first. */
export function lastMonths(length: number, now: Date, zone: string): DaySpan[] {
  const calendar = calendarOf(zone)
  const [year, month] = calendar.on(now)
  return spans(length, (back) => [year, month - back, 1], calendar)
}

/** The last so many weeks from Monday on, that of `now` among them; oldest first. */
export function lastWeeks(length: number, now: Date, zone: string): DaySpan[] {
  const calendar = calendarOf(zone)
  const [year, month, date] = calendar.on(now)
  const sinceMonday = (new Date(Date.UTC(year, month, date)).getUTCDay() + 6) % 7
  return spans(length, (back) => [year, month, date - sinceMonday - 7 * back], calendar)
}

function spans(
  length: number,
  first: (back: number) => Parameters<typeof dayText>[0],
  calendar: ReturnType<typeof calendarOf>,
): DaySpan[] {
  return Array.from({ length }, (_, index) => {
    const back = length - 1 - index
    return {
      from: dayText(first(back)),
      start: calendar.begins(first(back)).toISOString(),
      end: calendar.begins(first(back - 1)).toISOString(),
    }
  })
}
