import type { AnalyticsPeriod } from '@aurelio/contracts/analytics'
import { calendarOf, dayAfter, dayText, type DayNumbers } from '../../../platform/calendar.ts'
import { bucketOfDay, hourBucket, mixesKeptDays, monthBucket } from '../counting/buckets.ts'

/** Points of a line, and the buckets that each is made of: from one to another, both of them counted. */
export type Point = { at: string; from: number; to: number }
export type Span = { from: string; to: string; points: Point[] }
/** How fine a period is told, and over which buckets its sums are read. */
export type Told = { by: 'hour' | 'day' | 'month'; now: Span; before: Span }

const days = { week: 7, month: 30 } as const
const months = 12
const hourMs = 60 * 60 * 1000

/** The period that ends with today in a zone, and the one just before it, as what is counted knows them. */
export function toldSpans(period: AnalyticsPeriod, zone: string, at: Date): Told {
  const calendar = calendarOf(zone)
  const [year, month, date] = calendar.on(at)
  const today = dayText([year, month, date])
  if (period === 'today') {
    const yesterday = dayText([year, month, date - 1])
    return { by: 'hour', now: hoursOf(zone, today), before: hoursOf(zone, yesterday) }
  }
  if (period === 'year') {
    const [first, last] = [month - months + 1, month]
    return {
      by: 'month',
      now: monthsOf(year, first, last),
      before: monthsOf(year, first - months, first - 1),
    }
  }
  const count = days[period]
  const first = dayText([year, month, date + 1 - count])
  return { by: 'day', now: daysOf(first, today), before: daysOf(back(first, count), back(today, count)) }
}

/** Days, both of them counted. */
export type Days = { from: string; to: string }

/**
 * Two periods that somebody chooses; without the second, the equally long one before. Both are told alike: by day as far back
 * as all is kept by day, else by whole months, however little of one was asked for; a day alone by its hours.
 */
export function chosenSpans(chosen: Days, against: Days | null, zone: string, at: Date): Told {
  const [year, month, date] = calendarOf(zone).on(at)
  const first = dayText([year, month, date + 1 - mixesKeptDays])
  const held = against ?? daysBefore(chosen)
  if ([chosen.from, held.from].some((day) => day < first)) {
    const now = wholeMonths(chosen)
    return { by: 'month', now, before: against ? wholeMonths(against) : monthsBefore(now) }
  }
  const hoursFrom = dayText([year, month, date - hoursToldDays])
  const isHourly = [chosen, held].every(({ from, to }) => from === to && from > hoursFrom)
  return isHourly
    ? { by: 'hour', now: hoursOf(zone, chosen.from), before: hoursOf(zone, held.from) }
    : { by: 'day', now: daysOf(chosen.from, chosen.to), before: daysOf(held.from, held.to) }
}
/** Hours are kept somewhat longer. */
const hoursToldDays = 59

/** How many months a period touches. */
export function monthsIn({ from, to }: Days): number {
  return monthNumber(to) - monthNumber(from) + 1
}

/** Months are numbered from here on. */
const firstYear = 2000

function monthNumber(day: string) {
  return (Number(day.slice(0, 4)) - firstYear) * months + Number(day.slice(5, 7)) - 1
}

function wholeMonths({ from, to }: Days): Span {
  const [first, last] = [monthNumber(from), monthNumber(to)]
  return monthsOf(firstYear, first, last)
}

function monthsBefore({ from, points }: Span): Span {
  const first = monthNumber(from)
  return monthsOf(firstYear, first - points.length, first - 1)
}

function daysBefore({ from, to }: Days): Days {
  let count = 1
  for (let day = from; day < to; day = back(day, -1)) count++
  return { from: back(from, count), to: back(from, 1) }
}

/** A day of 23 or 25 hours has as many points; one that comes twice is told apart by nothing but its place. */
function hoursOf(zone: string, day: string): Span {
  const calendar = calendarOf(zone)
  const from = hourBucket(calendar.begins(dayAfter(day, 0)).getTime())
  const to = hourBucket(calendar.begins(dayAfter(day, 1)).getTime() - 1)
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' })
  const points = Array.from({ length: to - from + 1 }, (_, index) => {
    const hour = from + index
    return { at: `${day}T${clock.format(hour * hourMs)}`, from: hour, to: hour }
  })
  return { from: day, to: day, points }
}

function daysOf(from: string, to: string): Span {
  const points: Point[] = []
  for (let day = from; day <= to; day = back(day, -1)) {
    const bucket = bucketOfDay(day)
    points.push({ at: day, from: bucket, to: bucket })
  }
  return { from, to, points }
}

/** Months are counted on beyond a year, and before it. */
function monthsOf(year: number, first: number, last: number): Span {
  const points = Array.from({ length: last - first + 1 }, (_, index) => {
    const at = dayText([year, first + index, 1])
    const bucket = monthBucket(bucketOfDay(at))
    return { at: at.slice(0, 7), from: bucket, to: bucket }
  })
  return { from: dayText([year, first, 1]), to: dayText([year, last + 1, 0]), points }
}

function back(day: string, count: number): string {
  const numbers: DayNumbers = dayAfter(day, -count)
  return dayText(numbers)
}

/** The least and the greatest bucket of a span: months are below zero, and so run the other way. */
export function boundsOf({ points }: Span): [least: number, greatest: number] {
  const buckets = points.flatMap(({ from, to }) => [from, to])
  return [Math.min(...buckets), Math.max(...buckets)]
}

/** What visits have in common is kept by day and by month alone: a day stands for its hours. */
export function mixBounds({ by, now }: Pick<Told, 'by' | 'now'>): [least: number, greatest: number] {
  return by === 'hour' ? [bucketOfDay(now.from), bucketOfDay(now.to)] : boundsOf(now)
}
