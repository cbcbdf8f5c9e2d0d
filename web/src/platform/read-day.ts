import type { CalendarDay } from './calendar-day.ts'
import type { DateFormat } from './date-format.ts'

/** `20/11/2026`, `20-11-26` or `20112026`, and `2026-11-20` whatever the order. */
const shapes = {
  'DD/MM/YYYY': /^(?<day>\d{1,2})(?<mark>\D?)(?<month>\d{1,2})\k<mark>(?<year>\d{4}|\d{2})$/,
  'MM/DD/YYYY': /^(?<month>\d{1,2})(?<mark>\D?)(?<day>\d{1,2})\k<mark>(?<year>\d{4}|\d{2})$/,
  'YYYY-MM-DD': /^(?<year>\d{4}|\d{2})(?<mark>\D?)(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})$/,
} satisfies Record<DateFormat, RegExp>
const unmistakable = /^(?<year>\d{4})\D(?<month>\d{1,2})\D(?<day>\d{1,2})$/

/** Whether it is a whole day as the product keeps it: `2026-11-20`. */
export function isDay(value: string): boolean {
  return readDay(value, 'YYYY-MM-DD') === value
}

/**
 * The day that a person wrote in their order of day, month and year; null for half a date and for one that does not
 * exist. A year of two digits is of this century, and without marks all eight digits are needed.
 */
export function readDay(text: string, format: DateFormat): CalendarDay | null {
  const written = text.trim()
  const { year, month, day, mark } =
    (unmistakable.exec(written) ?? shapes[format].exec(written))?.groups ?? {}
  if (year === undefined || month === undefined || day === undefined) return null
  if (mark === '' && written.length !== 8) return null
  const read = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const moment = new Date(`${read}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(read) ? read : null
}
