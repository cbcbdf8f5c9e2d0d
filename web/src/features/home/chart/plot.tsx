import type { Chart } from '@aurelio/contracts/home'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../platform/format.ts'
import { cn } from '../../../ui/class-names.ts'
import { useMediaQuery } from '../../../ui/use-media-query.ts'
import { axisLabel } from './labels.ts'
import { PlotColumns } from './plot-columns.tsx'
import { areaPath, labelled, linePath, scaleFor, type Scale } from './scale.ts'
import { series, type Point } from './series.ts'

const bars = series.filter(({ shape }) => shape === 'bar')

/** The drawing: what came of the work as bars, everything that happened as a line below, each on a scale of its own. */
export function Plot({ chart: { points, period } }: { chart: Chart }) {
  const { t } = useTranslation()
  const isWide = useMediaQuery('(min-width: 48rem)')
  const hasLabel = labelled(points.length, isWide ? 12 : 6)
  const results = scaleFor(
    points.flatMap((point) => bars.map(({ id }) => point[id])),
    4,
  )
  const activity = scaleFor(
    points.map((point) => point.activity),
    2,
  )
  return (
    <div className="flex h-full flex-col gap-2 pt-2">
      <div className="relative ml-8 flex flex-1 flex-col gap-5">
        <Band scale={results} className="flex-2">
          <Bars points={points} max={results.max} />
        </Band>
        <Band scale={activity} className="flex-1">
          <Line values={points.map((point) => point.activity)} max={activity.max} />
        </Band>
        <PlotColumns points={points} period={period} label={t('Columnas del gráfico')} />
      </div>
      <div aria-hidden="true" className="ml-8 flex h-4 text-xs text-muted">
        {points.map(({ from }, index) => (
          <span key={from} className="relative min-w-0 flex-1">
            {hasLabel(index) && (
              <span className="absolute left-1/2 -translate-x-1/2 whitespace-nowrap">
                {axisLabel(from, period)}
              </span>
            )}
          </span>
        ))}
      </div>
    </div>
  )
}

/** A drawing over the lines and figures of its scale. */
function Band({ scale, className, children }: { scale: Scale; className: string; children: ReactNode }) {
  return (
    <div aria-hidden="true" className={cn('relative', className)}>
      {scale.ticks.map((tick) => (
        <div
          key={tick}
          className="absolute inset-x-0 border-t"
          style={{ bottom: `${(tick / scale.max) * 100}%` }}
        >
          <span className="absolute right-full mr-2 -translate-y-1/2 text-xs text-muted tabular-nums">
            {formatNumber(tick)}
          </span>
        </div>
      ))}
      {children}
    </div>
  )
}

function Bars({ points, max }: { points: readonly Point[]; max: number }) {
  return (
    <div className="absolute inset-0 flex">
      {points.map((point) => (
        <div key={point.from} className="flex min-w-0 flex-1 items-end justify-center gap-px">
          {bars.map(({ id, swatch }) => (
            <div
              key={id}
              className={cn('w-1/3 max-w-3 rounded-t-sm', swatch)}
              style={{ height: `${(point[id] / max) * 100}%` }}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

function Line({ values, max }: { values: readonly number[]; max: number }) {
  return (
    <svg
      viewBox={`0 0 ${values.length} 100`}
      preserveAspectRatio="none"
      className="absolute inset-0 size-full overflow-visible"
    >
      <path d={areaPath(values, max)} className="fill-muted opacity-15" />
      <path
        d={linePath(values, max)}
        vectorEffect="non-scaling-stroke"
        strokeWidth="1.5"
        strokeLinejoin="round"
        className="fill-none stroke-muted"
      />
    </svg>
  )
}
