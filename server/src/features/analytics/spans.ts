import type { AnalyticsPeriod } from '@aurelio/contracts/analytics'
import { calendarOf, dayText, type DayNumbers } from '../../platform/calendar.ts'

/** From this moment on, and before the other one. */
export type Span = { start: string; end: string }

const days = { today: 1, week: 7, month: 30 } as const
const months = 12

/** The period that ends with the day of `now` in a time zone, the one just before it, and which day it is there. */
export function spansOf(
  period: AnalyticsPeriod,
  now: Date,
  zone: string,
): { span: Span; before: Span; today: string } {
  const calendar = calendarOf(zone)
  const [year, month, date] = calendar.on(now)
  const first = (back: number): DayNumbers =>
    period === 'year' ? [year, month + 1 - back * months, 1] : [year, month, date + 1 - back * days[period]]
  const begins = (day: DayNumbers) => calendar.begins(day).toISOString()
  const [start, earlier] = [begins(first(1)), begins(first(2))]
  return {
    span: { start, end: begins([year, month, date + 1]) },
    before: { start: earlier, end: start },
    today: dayText([year, month, date]),
  }
}
