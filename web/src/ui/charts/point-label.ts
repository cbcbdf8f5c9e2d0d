import { i18n } from '../../platform/i18n/i18n.ts'

/** What stands below a point of a line: an hour (`2026-11-20T09`), a day (`2026-11-20`) or a month (`2026-11`). */
export function pointLabel(at: string): string {
  if (at.length === 13) return `${at.slice(11)} h`
  const [year = 0, month = 1, day = 1] = at.split('-').map(Number)
  const options: Intl.DateTimeFormatOptions =
    at.length === 7 ? { month: 'short', year: '2-digit' } : { day: 'numeric', month: 'short' }
  return new Intl.DateTimeFormat(i18n.language, options).format(new Date(year, month - 1, day))
}
