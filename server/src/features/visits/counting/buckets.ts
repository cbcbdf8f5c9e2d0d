import { calendarOf } from '../../../platform/calendar.ts'

/**
 * Three kinds of time in one column, none of which can be taken for another: hours since 1970, days as 20261120 and months
 * as -202611. Days and months are those of the workspace when something was counted, whatever its clock does later.
 */
/** What visits have in common, by day: for as long as a period and the one before it are told by day. */
export const mixesKeptDays = 92

const hourMs = 60 * 60 * 1000
const quarterMs = hourMs / 4
const calendars = new Map<string, ReturnType<typeof calendarOf>>()
const days = new Map<string, number>()
const mostDays = 1000

export function hourBucket(at: number): number {
  return Math.floor(at / hourMs)
}

/** The day it is in a zone, as a bucket: every zone begins its days at a quarter of an hour. */
export function dayBucket(zone: string, at: number): number {
  const key = `${zone} ${Math.floor(at / quarterMs)}`
  const known = days.get(key)
  if (known !== undefined) return known
  const calendar = calendars.get(zone) ?? calendarOf(zone)
  calendars.set(zone, calendar)
  const [year, month, date] = calendar.on(new Date(at))
  const day = year * 10_000 + (month + 1) * 100 + date
  if (days.size >= mostDays) days.clear()
  days.set(key, day)
  return day
}

export function monthBucket(day: number): number {
  return -Math.floor(day / 100)
}

/** `2026-11-20` as a bucket. */
export function bucketOfDay(text: string): number {
  return Number(text.replaceAll('-', ''))
}
