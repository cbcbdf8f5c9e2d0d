import type { HoursEntry } from '@aurelio/contracts/project-hours'
import { useTranslation } from 'react-i18next'
import { formatMinutes } from '../../../platform/duration.ts'
import { formatCalendarDay } from '../../../platform/format.ts'
import { useToday } from '../../../platform/use-today.ts'
import { ChartFigure } from '../../../ui/charts/chart-figure.tsx'
import { LineChart } from '../../../ui/charts/charts.ts'
import { pointLabel } from '../../../ui/charts/point-label.ts'
import { minutesByWeek } from './hours-by-week.ts'

/** The hours of the last weeks. Below two entries there is no picture to see. */
export function HoursChart({ items }: { items: readonly HoursEntry[] }) {
  const { t } = useTranslation()
  const today = useToday()
  const weeks = minutesByWeek(items, today)
  const total = weeks.reduce((sum, { minutes }) => sum + minutes, 0)
  if (items.length < 2 || total === 0) return null
  const sentence = t('{{now}} esta semana; {{total}} en las últimas ocho.', {
    now: formatMinutes(weeks.at(-1)?.minutes ?? 0),
    total: formatMinutes(total),
  })
  const hours = weeks.map(({ minutes }) => Math.round((minutes / 60) * 10) / 10)
  return (
    <ChartFigure
      title={t('Horas por semana')}
      sentence={sentence}
      fileName={t('horas')}
      table={{
        head: [t('Semana del'), t('Horas')],
        rows: weeks.map(({ monday }, at) => [formatCalendarDay(monday), hours[at] ?? 0]),
      }}
    >
      <LineChart
        label={sentence}
        points={weeks.map(({ monday }) => ({ at: monday, label: pointLabel(monday) }))}
        series={[{ name: t('Horas'), values: hours }]}
      />
    </ChartFigure>
  )
}
