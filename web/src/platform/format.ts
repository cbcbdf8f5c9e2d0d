import { noonOf, type CalendarDay } from './calendar-day.ts'
import { dateFormat, type DateFormat } from './date-format.ts'
import { i18n } from './i18n/i18n.ts'

function two(value: number): string {
  return String(value).padStart(2, '0')
}

/** `20/11/2026` in a given order, in the person's time zone. */
export function formatDay(moment: string | Date, format: DateFormat): string {
  const date = new Date(moment)
  return format
    .replace('DD', two(date.getDate()))
    .replace('MM', two(date.getMonth() + 1))
    .replace('YYYY', String(date.getFullYear()).padStart(4, '0'))
}

/** The day in the order the person chose (dashboard.md §9). */
export function formatDate(moment: string | Date): string {
  return formatDay(moment, dateFormat())
}

/** A day without a time, in the order the person chose. */
export function formatCalendarDay(day: CalendarDay): string {
  return formatDate(noonOf(day))
}

/** `9:30` of `09:30`, as the language of the screen writes it. */
export function formatTimeOfDay(time: string): string {
  return new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' }).format(new Date(`2000-01-01T${time}`))
}

/** `20/11/2026, 9:30`, in the person's time zone. */
export function formatDateTime(moment: string | Date): string {
  const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' }).format(new Date(moment))
  return `${formatDate(moment)}, ${time}`
}

/**
 * What a browser's own field of a day, or of a day and an hour, holds, in the order that the person chose: the field itself
 * follows the browser's language. '' while it is not filled in.
 */
export function formatEntered(value: string): string {
  if (Number.isNaN(Date.parse(value))) return ''
  return value.includes('T') ? formatDateTime(value) : formatCalendarDay(value)
}

/** `1.234`. */
export function formatNumber(value: number): string {
  return new Intl.NumberFormat(i18n.language).format(value)
}

/** A part of one: `12,5 %`. */
export function formatPercent(rate: number): string {
  return new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 }).format(rate)
}

/** Sizes in 1024s: `3,4 MB`. */
export function formatBytes(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB', 'TB']
  const power = bytes < 1024 ? 0 : Math.min(4, Math.floor(Math.log2(bytes) / 10))
  const value = bytes / 1024 ** power
  return `${formatNumber(power === 0 ? value : Math.round(value * 10) / 10)} ${units[power] ?? ''}`
}

/** Units from the longest, in milliseconds. */
const units = [
  ['year', 31_557_600_000],
  ['month', 2_629_800_000],
  ['week', 604_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** `hace 2 días`; under a minute away `hace un momento`. Whole units only: 47 hours are one day. */
export function formatRelative(moment: string | Date, now: Date = new Date()): string {
  const distance = new Date(moment).getTime() - now.getTime()
  for (const [unit, length] of units) {
    if (Math.abs(distance) < length) continue
    return new Intl.RelativeTimeFormat(i18n.language, { numeric: 'always' }).format(
      Math.trunc(distance / length),
      unit,
    )
  }
  return i18n.t('hace un momento')
}

/** An amount of euros: `1.200,50 €`, `300 €`. */
export function formatEuros(cents: number): string {
  const fractionDigits = cents % 100 === 0 ? 0 : 2
  return new Intl.NumberFormat(i18n.language, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  }).format(cents / 100)
}
