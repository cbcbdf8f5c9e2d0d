import type { AnalyticsPeriod, AnalyticsPoint } from '@aurelio/contracts/analytics'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { formatNumber } from '../../platform/format.ts'
import { ChartFigure } from '../../ui/charts/chart-figure.tsx'
import { LineChart } from '../../ui/charts/charts.ts'
import { pointLabel } from '../../ui/charts/point-label.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Leads and tasks over the period, each held against the time before. What goes wrong is told by the figures above. */
export function Series({ asked }: { asked: { period: AnalyticsPeriod; zone: string } }) {
  const { t } = useTranslation()
  const { data, isError } = useQuery({
    ...api.analytics.series.queryOptions({ input: asked }),
    placeholderData: keepPreviousData,
  })
  if (isError && !data) return null
  if (!data) return <Skeleton className="h-80" />
  return (
    <div className="grid gap-4 @4xl:grid-cols-2">
      <Line
        title={t('Leads en el tiempo')}
        name={t('Leads')}
        fileName={t('leads')}
        points={data.points}
        now="leads"
        before="leadsBefore"
      />
      <Line
        title={t('Tareas hechas en el tiempo')}
        name={t('Tareas hechas')}
        fileName={t('tareas')}
        points={data.points}
        now="completedTasks"
        before="completedTasksBefore"
      />
    </div>
  )
}

type Measure = Exclude<keyof AnalyticsPoint, 'at'>
type LineProps = {
  title: string
  name: string
  fileName: string
  points: readonly AnalyticsPoint[]
  now: Measure
  before: Measure
}

function Line({ title, name, fileName, points, now, before }: LineProps) {
  const { t } = useTranslation()
  const earlier = t('Periodo anterior')
  const [values, compared] = [now, before].map((measure) => points.map((point) => point[measure]))
  const best = points.toSorted((a, b) => b[now] - a[now])[0]
  const total = points.reduce((sum, point) => sum + point[now], 0)
  const sentence =
    best === undefined || total === 0
      ? t('Nada en este periodo.')
      : t('{{total}} en total; lo más, {{most}}: {{when}}.', {
          total: formatNumber(total),
          most: formatNumber(best[now]),
          when: pointLabel(best.at),
        })
  return (
    <ChartFigure
      title={title}
      sentence={sentence}
      fileName={fileName}
      table={{
        head: [t('Fecha'), name, earlier],
        rows: points.map((point) => [point.at.replace('T', ' '), point[now], point[before]]),
      }}
    >
      <LineChart
        label={sentence}
        points={points.map(({ at }) => ({ at, label: pointLabel(at) }))}
        series={[
          { name, values: values ?? [] },
          { name: earlier, values: compared ?? [], isCompared: true },
        ]}
      />
    </ChartFigure>
  )
}
