import type { AnalyticsPeriod } from '@aurelio/contracts/analytics'
import { calendarOf, dayAfter, dayText, type DayNumbers } from '../../platform/calendar.ts'

/** From this moment on, and before the other one. */
export type Span = { start: string; end: string }

/** A time, the one just before it, and the first and the last day of it. */
type Spans = { span: Span; before: Span; from: string; to: string }

const dayMs = 24 * 60 * 60 * 1000
const days = { today: 1, week: 7, month: 30 } as const
const months = 12

/** The period that ends with the day of `now` in a time zone, the one just before it, and which day it is there. */
export function spansOf(period: AnalyticsPeriod, now: Date, zone: string): Spans & { today: string } {
  const calendar = calendarOf(zone)
  const [year, month, date] = calendar.on(now)
  const first = (back: number): DayNumbers =>
    period === 'year' ? [year, month + 1 - back * months, 1] : [year, month, date + 1 - back * days[period]]
  const begins = (day: DayNumbers) => calendar.begins(day).toISOString()
  const [start, earlier] = [begins(first(1)), begins(first(2))]
  return {
    span: { start, end: begins([year, month, date + 1]) },
    before: { start: earlier, end: start },
    from: dayText(first(1)),
    to: dayText([year, month, date]),
    today: dayText([year, month, date]),
  }
}

/** From the beginning of one day to the end of another one, and as many days before them. */
export function fixedSpans(from: string, to: string, zone: string): Spans {
  const calendar = calendarOf(zone)
  const begins = (day: string, later: number) => calendar.begins(dayAfter(day, later)).toISOString()
  const count = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
  const span = { start: begins(from, 0), end: begins(to, 1) }
  return { span, before: { start: begins(from, -count), end: span.start }, from, to }
}
