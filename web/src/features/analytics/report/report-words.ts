import type { ReportPeriod } from '@aurelio/contracts/report-links'
import type { TFunction } from 'i18next'
import { formatCalendarDay } from '../../../platform/format.ts'

export const rollingPeriods = ['week', 'month', 'year'] as const

/** Spanish texts, translated where they are shown. */
export const rollingNames = {
  week: 'Siempre los últimos 7 días',
  month: 'Siempre los últimos 30 días',
  year: 'Siempre los últimos 12 meses',
} as const

/** Which days a report tells of, in words. */
export function periodText(period: ReportPeriod, t: TFunction): string {
  if (period.kind === 'rolling') return t(rollingNames[period.period])
  const { from, to } = period
  return t('Del {{from}} al {{to}}', { from: formatCalendarDay(from), to: formatCalendarDay(to) })
}
