import { type AnalyticsPeriod, analyticsPeriods } from '@aurelio/contracts/analytics'
import { otherKey, type VisitDimension, type VisitRow, type VisitSummary } from '@aurelio/contracts/visits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatNumber, formatPercent } from '../../../platform/format.ts'
import { ChartFigure } from '../../../ui/charts/chart-figure.tsx'
import { LineChart } from '../../../ui/charts/charts.ts'
import { pointLabel } from '../../../ui/charts/point-label.ts'
import { ChoiceBar } from '../../../ui/choice-bar.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { sourceName } from './source-name.ts'

const periodNames = {
  today: 'Hoy',
  week: '7 días',
  month: '30 días',
  year: '12 meses',
} as const satisfies Record<AnalyticsPeriod, string>

/** Who looks at the quiz's own page, as pages tell it: against the time before, and by what led there. */
export function QuizVisits({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation()
  const [period, setPeriod] = useState<AnalyticsPeriod>('month')
  const input = { pageId: id, period }
  const summary = useQuery(api.visits.summary.queryOptions({ input }))
  const tables = useQuery(api.visits.tables.queryOptions({ input }))
  const error = summary.error ?? tables.error
  return (
    <section aria-label={t('Visitas del quiz')} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl font-semibold">{t('Visitas')}</h2>
        <ChoiceBar
          label={t('Periodo')}
          choices={analyticsPeriods.map((value) => ({ value, text: t(periodNames[value]) }))}
          chosen={period}
          onChoose={setPeriod}
        />
      </div>
      <p className="text-muted">
        {t(
          'De la página propia del quiz. Dentro de otra página, sus visitas y sus leads son los de esa página.',
        )}
      </p>
      {error && <p role="alert">{errorText(error)}</p>}
      {!error && !(summary.data && tables.data) && <Skeleton className="h-64 rounded-lg" />}
      {summary.data && <VisitsOverTime summary={summary.data} name={name} />}
      {tables.data && (
        <div className="grid gap-4 @3xl:grid-cols-3">
          {shownDimensions.map((dimension) => (
            <Rows key={dimension} dimension={dimension} rows={tables.data.dimensions[dimension] ?? []} />
          ))}
        </div>
      )}
    </section>
  )
}

function VisitsOverTime({ summary, name }: { summary: VisitSummary; name: string }) {
  const { t } = useTranslation()
  const { figures, before, points, pointsBefore } = summary
  if (figures.visits === 0 && before.visits === 0)
    return <p className="text-muted">{t('Todavía no hay visitas en este periodo.')}</p>
  const told = {
    visits: formatNumber(figures.visits),
    visitors: formatNumber(figures.visitors),
    leads: formatNumber(figures.conversions),
    share: figures.rate === null ? '–' : formatPercent(figures.rate),
    before: formatNumber(before.visits),
  }
  const sentence = t(
    '{{visits}} visitas de {{visitors}} visitantes; {{leads}} dejan sus datos ({{share}}). Antes: {{before}} visitas.',
    told,
  )
  return (
    <ChartFigure
      title={t('Visitas en el tiempo')}
      sentence={sentence}
      fileName={`${name} ${t('visitas')}`}
      table={{
        head: [t('Fecha'), t('Visitas'), t('Visitantes'), t('Conversiones'), t('Visitas antes')],
        rows: points.map(({ at, visits, visitors, conversions }, index) => [
          at.replace('T', ' '),
          visits,
          visitors,
          conversions,
          pointsBefore[index]?.visits ?? '',
        ]),
      }}
    >
      <LineChart
        label={sentence}
        points={points.map(({ at }) => ({ at, label: pointLabel(at) }))}
        series={[
          { name: t('Visitas'), values: points.map(({ visits }) => visits) },
          { name: t('Visitas antes'), values: pointsBefore.map(({ visits }) => visits), isCompared: true },
          { name: t('Conversiones'), values: points.map(({ conversions }) => conversions) },
        ]}
      />
    </ChartFigure>
  )
}

const dimensionNames = {
  source: 'Fuentes',
  kind: 'Tipos de fuente',
  device: 'Dispositivos',
  campaign: 'Campañas',
  country: 'Países',
  language: 'Idiomas',
} as const satisfies Partial<Record<VisitDimension, string>>
type ShownDimension = keyof typeof dimensionNames
const shownDimensions: readonly ShownDimension[] = [
  'source',
  'kind',
  'device',
  'campaign',
  'country',
  'language',
]
const mostRows = 8

function Rows({ dimension, rows }: { dimension: ShownDimension; rows: readonly VisitRow[] }) {
  const { t } = useTranslation()
  const title = t(dimensionNames[dimension])
  const nameOf = (key: string) => {
    if (key === otherKey) return t('Otros')
    if (dimension === 'kind') return sourceName(key, t)
    if (dimension === 'device') return t(deviceNames[key] ?? 'No se sabe')
    return key || t(dimension === 'source' ? 'Directo o sin dato' : 'No se sabe')
  }
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-2 rounded-lg border bg-surface p-4">
      <h3 className="font-semibold">{title}</h3>
      {rows.length === 0 ? (
        <p className="text-muted">{t('Nada en este periodo')}</p>
      ) : (
        <table aria-label={title} className="w-full text-dense">
          <thead>
            <tr className="text-left text-muted">
              <th scope="col">{t('Qué')}</th>
              <th scope="col" className="text-right">
                {t('Visitas')}
              </th>
              <th scope="col" className="text-right">
                {t('Conversión')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, mostRows).map(({ key, visits, conversions }) => (
              <tr key={key}>
                <th scope="row" className="py-1 pr-2 text-left font-normal wrap-anywhere">
                  {nameOf(key)}
                </th>
                <td className="py-1 text-right tabular-nums">{formatNumber(visits)}</td>
                <td className="py-1 text-right tabular-nums">
                  {visits > 0 ? formatPercent(conversions / visits) : '–'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

const deviceNames: Readonly<Record<string, string>> = {
  desktop: 'Ordenador',
  mobile: 'Móvil',
  tablet: 'Tableta',
}
