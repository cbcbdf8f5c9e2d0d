import type { Rhythm } from '@aurelio/contracts/page-schedules'
import { Temporal } from 'temporal-polyfill'
import { dayBehind, onDayOfMonth } from '../../../platform/recurrence.ts'

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

/**
 * The first moment after another one at which a rhythm has its time, by the clock of its place: an hour that the clocks
 * skip in spring is the one after it, and of one that comes twice in autumn the first is meant.
 */
export function nextMoment(rhythm: Rhythm, after: Date): string {
  const now = Temporal.Instant.fromEpochMilliseconds(after.getTime())
  if (rhythm.every === 'hour') return nextHour(now.toZonedDateTimeISO(rhythm.zone), rhythm.time)
  const today = now.toZonedDateTimeISO(rhythm.zone).toPlainDate()
  const rule = ruleOf(rhythm)
  const from = today.subtract({ months: 1 }).toString()
  let day = today.subtract({ days: 1 }).toString()
  for (;;) {
    day = dayBehind(rule, from, day)
    const at = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: rhythm.zone, plainTime: rhythm.time })
    if (at.epochMilliseconds > after.getTime()) return new Date(at.epochMilliseconds).toISOString()
  }
}

function ruleOf(rhythm: Exclude<Rhythm, { every: 'hour' }>): string {
  if (rhythm.every === 'day') return 'FREQ=DAILY'
  if (rhythm.every === 'week') return `FREQ=WEEKLY;BYDAY=${weekdays[rhythm.weekday - 1]}`
  return `FREQ=MONTHLY;${onDayOfMonth(rhythm.day)}`
}

/** The first moment after another one at which a clock shows the minutes of a time. */
function nextHour(now: Temporal.ZonedDateTime, time: string): string {
  const { minute } = Temporal.PlainTime.from(time)
  const own = now.round({ smallestUnit: 'minute', roundingMode: 'floor' }).add({ minutes: 1 })
  const next = own.add({ minutes: (minute - own.minute + 60) % 60 })
  return new Date(next.epochMilliseconds).toISOString()
}
