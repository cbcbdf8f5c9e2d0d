import { RRuleTemporal } from 'rrule-temporal'
import { Temporal } from 'temporal-polyfill'

/** Each month has a 28th; of those behind it, the last that there is. */
const everyMonthHas = 28

/**
 * What repeats: a rule of RFC 5545 §3.3.10 from a day or a time on, as the clock of its place shows it. A time that the clock skips
 * in spring is left out.
 */
export function repeating(rule: string, starts: string, zone: string): RRuleTemporal {
  const wall = Temporal.PlainDateTime.from(starts).toString({ smallestUnit: 'second' })
  return new RRuleTemporal({
    rruleString: `DTSTART;TZID=${zone}:${wall.replaceAll(/[-:]/g, '')}\nRRULE:${rule}`,
  })
}

/** The first day of a rule behind another day; the rule has no end. */
export function dayBehind(rule: string, from: string, behind: string): string {
  const next = repeating(rule, from, 'UTC').next(new Date(behind))
  if (!next) throw new Error(`Nothing of ${rule} comes behind ${behind}.`)
  return next.toPlainDate().toString()
}

/** The part of a rule for a day of the month: the last one of a month that is shorter. */
export function onDayOfMonth(day: number): string {
  if (day <= everyMonthHas) return `BYMONTHDAY=${day}`
  const days = Array.from({ length: day - everyMonthHas + 1 }, (_, index) => everyMonthHas + index)
  return `BYMONTHDAY=${days.join(',')};BYSETPOS=-1`
}
