import { calendarOf, dayText } from '../../../platform/calendar.ts'

/** Which month is over, and when the next one will be, by the clock of a place. */
export function monthsAt(now: Date, zone: string) {
  const [year, month] = calendarOf(zone).on(now)
  return {
    /** The whole month before: `2026-10`. */
    over: dayText([year, month - 1, 1]).slice(0, 7),
    /** The first day of the next month. */
    nextOn: dayText([year, month + 1, 1]),
  }
}

/** The days of a month such as `2026-10`. */
export function daysOf(month: string): { from: string; to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return { from: `${month}-01`, to: dayText([year, number, 0]) }
}
