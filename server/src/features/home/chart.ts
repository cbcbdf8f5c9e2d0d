import type { ChartPeriod } from '@aurelio/contracts/home'
import { type DaySpan, lastDays, lastMonths } from '../../platform/day-spans.ts'

const days = { week: 7, month: 30 } as const

/** The seven or thirty days, or the twelve months, that end with the day of `now` in a time zone; oldest first. */
export function bucketsOf(period: ChartPeriod, now: Date, zone: string): DaySpan[] {
  return period === 'year' ? lastMonths(12, now, zone) : lastDays(days[period], now, zone)
}
