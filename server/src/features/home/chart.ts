import type { ChartPeriod } from '@aurelio/contracts/home'
import { calendarOf, type DayNumbers, dayText } from '../../platform/calendar.ts'
import type { Span } from './store.ts'

const lengths = { week: 7, month: 30, year: 12 } as const

/** A day or month of a chart: its first day, and the moments it begins and ends where the person is. */
export type Bucket = Span & { from: string }

/** The seven or thirty days, or the twelve months, that end with the day of `now` in a time zone; oldest first. */
export function bucketsOf(period: ChartPeriod, now: Date, zone: string): Bucket[] {
  const calendar = calendarOf(zone)
  const [year, month, date] = calendar.on(now)
  const first = (back: number): DayNumbers =>
    period === 'year' ? [year, month - back, 1] : [year, month, date - back]
  const length = lengths[period]
  return Array.from({ length }, (_, index) => {
    const back = length - 1 - index
    return {
      from: dayText(first(back)),
      start: calendar.begins(first(back)).toISOString(),
      end: calendar.begins(first(back - 1)).toISOString(),
    }
  })
}
