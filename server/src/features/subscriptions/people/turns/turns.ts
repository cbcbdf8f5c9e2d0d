import { Temporal } from 'temporal-polyfill'

/** When the week and the month have begun in which a letter goes. */
export type TurnsSince = { week: string; month: string }

/** What waited goes at this hour, before what the day brings. */
const hour = 8

/** By the calendar, so that a letter of each Monday, or of each first of a month, comes every time. */
export function turnsSince(at: string, zone: string): TurnsSince {
  const { week, month } = begun(at, zone)
  return { week: startOf(week, zone), month: startOf(month, zone) }
}

/** When the next turn of somebody is, who has had the one of this week or month. */
export function nextTurn(pace: 'week' | 'month', at: string, zone: string): string {
  const { week, month } = begun(at, zone)
  const day = pace === 'week' ? week.add({ weeks: 1 }) : month.add({ months: 1 })
  return iso(day.toZonedDateTime({ timeZone: zone, plainTime: { hour } }))
}

function begun(at: string, zone: string) {
  const day = Temporal.Instant.from(at).toZonedDateTimeISO(zone).toPlainDate()
  return { week: day.subtract({ days: day.dayOfWeek - 1 }), month: day.with({ day: 1 }) }
}

function startOf(day: Temporal.PlainDate, zone: string): string {
  return iso(day.toZonedDateTime(zone))
}

function iso(at: Temporal.ZonedDateTime): string {
  return new Date(at.epochMilliseconds).toISOString()
}
