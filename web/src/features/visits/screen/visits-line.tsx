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
  // One may be longer than the other: both begin at the left.
  const places = Array.from({ length: Math.max(points.length, compared.points.length) }, (_, index) => ({
    own: points[index],
    other: compared.points[index],
  }))
  return (
    <ChartFigure
      title={t('Visitas en el tiempo')}
      sentence={sentence}
      fileName={t('visitas')}
      table={{
        head: [
          t('Fecha'),
          t('Visitas'),
          t('Visitantes'),
          t('Conversiones'),
          t('Fecha comparada'),
          compared.name,
        ],
        rows: places.map(({ own, other }) => [
          own ? own.at.replace('T', ' ') : '',
          own?.visits ?? '',
          own?.visitors ?? '',
          own?.conversions ?? '',
          other ? other.at.replace('T', ' ') : '',
          other?.visits ?? '',
        ]),
      }}
    >
      <LineChart
        label={sentence}
        points={places.map(({ own, other }, index) => ({
          at: own?.at ?? `+${index}`,
          label: pointLabel((own ?? other)?.at ?? ''),
        }))}
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
              {pointLabel(at)}: {t(happened[kind], { name })}
            </li>
          ))}
        </ul>
      )}
    </ChartFigure>
  )
}
const mostMarks = 12
/** Spanish texts, translated where they are shown. */
const happened = {
  published: 'se publicó «{{name}}»',
  restored: 'volvió una versión anterior de «{{name}}»',
  started: 'empezó la prueba A/B «{{name}}»',
  ended: 'terminó la prueba A/B «{{name}}»',
  sent: 'se envió «{{name}}»',
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
  // Of times that are not equally long the sums say nothing: what differs by the day is said beside it.
  if (before === 0 || points.length !== compared.points.length)
    return t('{{visits}} visitas; lo más alto, {{best}} con {{most}}.', words)
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
