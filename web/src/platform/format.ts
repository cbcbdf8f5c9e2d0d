import { i18n } from './i18n/i18n.ts'

/** `20 nov 2026`. */
export function formatDate(moment: string | Date): string {
  return new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(new Date(moment))
}

/** `20 nov 2026, 9:30`, in the person's time zone. */
export function formatDateTime(moment: string | Date): string {
  return new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(moment),
  )
}

/** `1.234`. */
export function formatNumber(value: number): string {
  return new Intl.NumberFormat(i18n.language).format(value)
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
