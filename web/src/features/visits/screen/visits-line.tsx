import type { VisitMark, VisitPoint } from '@aurelio/contracts/visits'
import { useTranslation } from 'react-i18next'
import { formatNumber, formatPercent } from '../../../platform/format.ts'
import { ChartFigure } from '../../../ui/charts/chart-figure.tsx'
import { LineChart } from '../../../ui/charts/charts.ts'
import { pointLabel } from '../../../ui/charts/point-label.ts'

type VisitsLineProps = {
  points: readonly VisitPoint[]
  /** What it is held against: the time before, or another page. */
  compared: { name: string; points: readonly VisitPoint[] }
  marks: readonly VisitMark[]
}

/** Visits over time against the time before, and what was published meanwhile. */
export function VisitsLine({ points, compared, marks }: VisitsLineProps) {
  const { t } = useTranslation()
  const sentence = useSentence(points, compared)
  const values = points.map(({ visits }) => visits)
  return (
    <ChartFigure
      title={t('Visitas en el tiempo')}
      sentence={sentence}
      fileName={t('visitas')}
      table={{
        head: [t('Fecha'), t('Visitas'), t('Visitantes'), t('Conversiones'), compared.name],
        rows: points.map(({ at, visits, visitors, conversions }, index) => [
          at.replace('T', ' '),
          visits,
          visitors,
          conversions,
          compared.points[index]?.visits ?? 0,
        ]),
      }}
    >
      <LineChart
        label={sentence}
        points={points.map(({ at }) => ({ at, label: pointLabel(at) }))}
        series={[
          { name: t('Visitas'), values },
          { name: compared.name, values: compared.points.map(({ visits }) => visits), isCompared: true },
          { name: t('Conversiones'), values: points.map(({ conversions }) => conversions) },
        ]}
        marks={marks.map(({ at, name }) => ({ at, text: name }))}
      />
      {marks.length > 0 && (
        <ul aria-label={t('Qué pasó')} className="flex flex-wrap gap-x-4 gap-y-1 text-dense text-muted">
          {marks.slice(-mostMarks).map(({ at, kind, name }, index) => (
            <li key={index}>
              <span aria-hidden="true">▲ </span>
              {pointLabel(at)}: {t(markTexts[kind], { name })}
            </li>
          ))}
        </ul>
      )}
    </ChartFigure>
  )
}
const mostMarks = 12

/** Spanish texts, translated where they are shown. */
const markTexts = {
  published: 'se publicó «{{name}}»',
  restored: 'volvió una versión anterior de «{{name}}»',
  'test-started': 'empezó la prueba A/B «{{name}}»',
  'test-ended': 'terminó la prueba A/B «{{name}}»',
} as const satisfies Record<VisitMark['kind'], string>

function sum(points: readonly VisitPoint[]) {
  return points.reduce((total, { visits }) => total + visits, 0)
}

function useSentence(points: readonly VisitPoint[], compared: VisitsLineProps['compared']) {
  const { t } = useTranslation()
  const [now, before] = [sum(points), sum(compared.points)]
  const best = points.reduce<VisitPoint | undefined>(
    (most, point) => (point.visits > (most?.visits ?? 0) ? point : most),
    undefined,
  )
  if (!best) return t('Todavía no hay visitas en este periodo.')
  const words = { visits: formatNumber(now), best: pointLabel(best.at), most: formatNumber(best.visits) }
  if (before === 0) return t('{{visits}} visitas; lo más alto, {{best}} con {{most}}.', words)
  const change = formatPercent(Math.abs(now - before) / before)
  return now >= before
    ? t('{{visits}} visitas, un {{change}} más que antes; lo más alto, {{best}} con {{most}}.', {
        ...words,
        change,
      })
    : t('{{visits}} visitas, un {{change}} menos que antes; lo más alto, {{best}} con {{most}}.', {
        ...words,
        change,
      })
}
