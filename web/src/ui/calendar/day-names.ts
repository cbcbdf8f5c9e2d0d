import { noonOf, type CalendarDay } from '../../platform/calendar-day.ts'
import { i18n } from '../../platform/i18n/i18n.ts'

function worded(day: CalendarDay, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(i18n.language, options).format(noonOf(day))
}

/** `lun`, or `lunes`. */
export function weekdayName(day: CalendarDay, length: 'short' | 'long' = 'short'): string {
  return worded(day, { weekday: length })
}

/** `lunes, 23 de noviembre`. */
export function longDay(day: CalendarDay): string {
  return worded(day, { weekday: 'long', day: 'numeric', month: 'long' })
}

/** `noviembre de 2026`. */
export function monthName(day: CalendarDay): string {
  return worded(day, { month: 'long', year: 'numeric' })
}
