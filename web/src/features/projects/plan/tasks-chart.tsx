import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { formatCalendarDay, formatNumber } from '../../../platform/format.ts'
import { zone } from '../../../platform/zone.ts'
import { ChartFigure } from '../../../ui/charts/chart-figure.tsx'
import { LineChart } from '../../../ui/charts/charts.ts'
import { pointLabel } from '../../../ui/charts/point-label.ts'

/** Tasks done in each of the last weeks, beside those that came in. Before the first is done there is no picture to see. */
export function TasksChart({ projectId }: { projectId: string }) {
  const { t } = useTranslation()
  const weeks = useQuery(api.projects.weeks.queryOptions({ input: { id: projectId, zone: zone() } })).data
    ?.items
  const total = weeks?.reduce((sum, { done }) => sum + done, 0) ?? 0
  if (!weeks || total === 0) return null
  const sentence = t('Hechas esta semana: {{now}}; en las últimas ocho: {{total}}.', {
    now: formatNumber(weeks.at(-1)?.done ?? 0),
    total: formatNumber(total),
  })
  return (
    <ChartFigure
      title={t('Tareas por semana')}
      sentence={sentence}
      fileName={t('tareas')}
      table={{
        head: [t('Semana del'), t('Hechas'), t('Nuevas')],
        rows: weeks.map(({ monday, done, added }) => [formatCalendarDay(monday), done, added]),
      }}
    >
      <LineChart
        label={sentence}
        points={weeks.map(({ monday }) => ({ at: monday, label: pointLabel(monday) }))}
        series={[
          { name: t('Hechas'), values: weeks.map(({ done }) => done) },
          { name: t('Nuevas'), values: weeks.map(({ added }) => added), isCompared: true },
        ]}
      />
    </ChartFigure>
  )
}
