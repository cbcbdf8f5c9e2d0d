import { Temporal } from 'temporal-polyfill'
import { compact } from '../recurrence.ts'

/** How far ahead the changes of a clock are told: the file is read again long before. */
const yearsAhead = 10

/** A zone as the file defines it (RFC 5545 §3.6.5), with each change of its clock since `from`. */
export function zoneLines(zone: string, from: string): string[] {
  const first = Temporal.PlainDate.from(from).subtract({ days: 1 }).toZonedDateTime(zone)
  const end = Temporal.Now.instant().toZonedDateTimeISO(zone).add({ years: yearsAhead })
  const lines = ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observance(first, first.offset, false)]
  let change = first.getTimeZoneTransition('next')
  while (change && Temporal.ZonedDateTime.compare(change, end) < 0) {
    const before = change.subtract({ nanoseconds: 1 })
    lines.push(...observance(change, before.offset, change.offsetNanoseconds > before.offsetNanoseconds))
    change = change.getTimeZoneTransition('next')
  }
  return [...lines, 'END:VTIMEZONE']
}

/** From a moment on the clock shows what it shows then; until then it was `offset` ahead. */
function observance(moment: Temporal.ZonedDateTime, offset: string, isSummer: boolean): string[] {
  const name = isSummer ? 'DAYLIGHT' : 'STANDARD'
  const wall = moment.toInstant().toZonedDateTimeISO(offset).toPlainDateTime()
  return [
    `BEGIN:${name}`,
    `DTSTART:${compact(wall.toString({ smallestUnit: 'second' }))}`,
    `TZOFFSETFROM:${offsetText(offset)}`,
    `TZOFFSETTO:${offsetText(moment.offset)}`,
    `END:${name}`,
  ]
}

/** `+01:00` as `+0100`. */
function offsetText(offset: string): string {
  return offset.replaceAll(':', '')
}
