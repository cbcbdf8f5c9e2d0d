import type { AnalyticsPeriod } from '@aurelio/contracts/analytics'
import { calendarOf, dayAfter, dayText, type DayNumbers } from '../../platform/calendar.ts'

/** From this moment on, and before the other one. */
export type Span = { start: string; end: string }

/** A time, the one just before it, and the first and the last day of it. */
type Spans = { span: Span; before: Span; from: string; to: string }

const hourMs = 60 * 60 * 1000
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

/** A part of a period that is drawn as one point, and the part as far into the period before. */
export type PointSpans = { at: string; span: Span; before: Span }

const between = (from: Date, to: Date): Span => ({ start: from.toISOString(), end: to.toISOString() })

/** The hours of a day, the days of a week or a month, the months of a year, up to now. */
export function pointsOf(period: AnalyticsPeriod, now: Date, zone: string): PointSpans[] {
  const calendar = calendarOf(zone)
  const [year, month, date] = calendar.on(now)
  if (period === 'today') {
    const [today, yesterday] = [0, 1].map((back) => calendar.begins([year, month, date - back]).getTime())
    const hour = (begin = 0, index: number) =>
      between(new Date(begin + index * hourMs), new Date(begin + (index + 1) * hourMs))
    return Array.from({ length: 24 }, (_, index) => ({
      at: `${dayText([year, month, date])}T${String(index).padStart(2, '0')}`,
      span: hour(today, index),
      before: hour(yesterday, index),
    }))
  }
  const length = period === 'year' ? months : days[period]
  const dayOf = (index: number): DayNumbers =>
    period === 'year' ? [year, month + 1 - length + index, 1] : [year, month, date + 1 - length + index]
  const part = (index: number) => between(calendar.begins(dayOf(index)), calendar.begins(dayOf(index + 1)))
  return Array.from({ length }, (_, index) => ({
    at: dayText(dayOf(index)).slice(0, period === 'year' ? 7 : 10),
    span: part(index),
    before: part(index - length),
  }))
}

/** From the beginning of one day to the end of another one, and as many days before them. */
export function fixedSpans(from: string, to: string, zone: string): Spans {
  const calendar = calendarOf(zone)
  const begins = (day: string, later: number) => calendar.begins(dayAfter(day, later)).toISOString()
  const count = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
  const span = { start: begins(from, 0), end: begins(to, 1) }
  return { span, before: { start: begins(from, -count), end: span.start }, from, to }
}
