import type { Rhythm } from '@aurelio/contracts/page-schedules'
import { Temporal } from 'temporal-polyfill'

/**
 * The first moment after another one at which a rhythm has its time, by the clock of its place: an hour that the clocks
 * skip in spring is the one after it, and of one that comes twice in autumn the first is meant.
 */
export function nextMoment(rhythm: Rhythm, after: Date): string {
  const now = Temporal.Instant.fromEpochMilliseconds(after.getTime())
  if (rhythm.every === 'hour') return nextHour(now.toZonedDateTimeISO(rhythm.zone), rhythm.time)
  let day = now.toZonedDateTimeISO(rhythm.zone).toPlainDate()
  for (;;) {
    if (isOn(rhythm, day)) {
      const { epochMilliseconds } = day.toZonedDateTime({ timeZone: rhythm.zone, plainTime: rhythm.time })
      if (epochMilliseconds > after.getTime()) return new Date(epochMilliseconds).toISOString()
    }
    day = day.add({ days: 1 })
  }
}

/** The first moment after another one at which a clock shows the minutes of a time. */
function nextHour(now: Temporal.ZonedDateTime, time: string): string {
  const { minute } = Temporal.PlainTime.from(time)
  const own = now.round({ smallestUnit: 'minute', roundingMode: 'floor' }).add({ minutes: 1 })
  const next = own.add({ minutes: (minute - own.minute + 60) % 60 })
  return new Date(next.epochMilliseconds).toISOString()
}

function isOn(
  rhythm: Exclude<Rhythm, { every: 'hour' }>,
  { dayOfWeek, day, daysInMonth }: Temporal.PlainDate,
): boolean {
  if (rhythm.every === 'day') return true
  if (rhythm.every === 'week') return dayOfWeek === rhythm.weekday
  return day === Math.min(rhythm.day, daysInMonth)
}
