import type { ChartPeriod } from '@aurelio/contracts/home'
import { noonOf, type CalendarDay } from '../../../platform/calendar-day.ts'
import { i18n } from '../../../platform/i18n/i18n.ts'

const axis: Record<ChartPeriod, Intl.DateTimeFormatOptions> = {
  week: { weekday: 'short', day: 'numeric' },
  month: { day: 'numeric', month: 'short' },
  year: { month: 'short' },
}
const short: Record<ChartPeriod, Intl.DateTimeFormatOptions> = {
  week: { weekday: 'short', day: 'numeric', month: 'short' },
  month: { weekday: 'short', day: 'numeric', month: 'short' },
  year: { month: 'short', year: 'numeric' },
}
const whole: Record<ChartPeriod, Intl.DateTimeFormatOptions> = {
  week: { weekday: 'long', day: 'numeric', month: 'long' },
  month: { weekday: 'long', day: 'numeric', month: 'long' },
  year: { month: 'long', year: 'numeric' },
}

/** `lun, 16`, `16 nov`, `nov`: short enough to stand under a column. */
export function axisLabel(from: CalendarDay, period: ChartPeriod): string {
  return new Intl.DateTimeFormat(i18n.language, axis[period]).format(noonOf(from))
}

/** `lun, 16 nov`, `nov 2026`: like the whole one, on a phone. */
export function shortLabel(from: CalendarDay, period: ChartPeriod): string {
  return new Intl.DateTimeFormat(i18n.language, short[period]).format(noonOf(from))
}

/** `lunes, 16 de noviembre`, `noviembre de 2026`: says which one it is without the others. */
export function wholeLabel(from: CalendarDay, period: ChartPeriod): string {
  return new Intl.DateTimeFormat(i18n.language, whole[period]).format(noonOf(from))
}
