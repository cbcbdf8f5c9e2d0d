import type { ChartPeriod } from '@aurelio/contracts/home'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../platform/format.ts'
import { cn } from '../../../ui/class-names.ts'
import { wholeLabel } from './labels.ts'
import { series, type Point } from './series.ts'

type PlotColumnsProps = { points: readonly Point[]; period: ChartPeriod; label: string }

/** One stop for the keyboard; the arrow keys, Home and End go from column to column and show its figures. */
export function PlotColumns({ points, period, label }: PlotColumnsProps) {
  const { t } = useTranslation()
  const last = points.length - 1
  const [stop, setStop] = useState(last)
  const [shown, setShown] = useState<number | null>(null)

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    if (event.key === 'Escape') setShown(null)
    const next = target(event.key, stop, last)
    if (next === null) return
    event.preventDefault()
    const column = event.currentTarget.parentElement?.children[next]
    if (column instanceof HTMLElement) column.focus()
  }

  const point = shown === null ? undefined : points[shown]
  return (
    <>
      <div role="group" aria-label={label} className="absolute inset-0 flex">
        {points.map((each, index) => (
          <button
            key={each.from}
            type="button"
            tabIndex={index === stop ? 0 : -1}
            aria-label={`${wholeLabel(each.from, period)}: ${series
              .map(({ id, label: name }) => `${t(name)} ${formatNumber(each[id])}`)
              .join(', ')}`}
            onFocus={() => {
              setStop(index)
              setShown(index)
            }}
            onKeyDown={onKeyDown}
            onBlur={() => setShown(null)}
            onPointerEnter={() => setShown(index)}
            onPointerLeave={() => setShown(null)}
            className={cn(
              'min-w-0 flex-1 rounded-sm focus-visible:outline-offset-0',
              index === shown && 'bg-muted/10',
            )}
          />
        ))}
      </div>
      {point && shown !== null && (
        <Figures point={point} period={period} place={(shown + 0.5) / points.length} />
      )}
    </>
  )
}

function target(key: string, from: number, last: number): number | null {
  if (key === 'ArrowRight') return Math.min(from + 1, last)
  if (key === 'ArrowLeft') return Math.max(from - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return last
  return null
}

/** Beside the column, on the side with more room. The column's own name says the same. */
function Figures({ point, period, place }: { point: Point; period: ChartPeriod; place: number }) {
  const { t } = useTranslation()
  const side = place < 0.5 ? { left: `${place * 100}%` } : { right: `${(1 - place) * 100}%` }
  return (
    <div
      aria-hidden="true"
      style={side}
      className="animate-appear pointer-events-none absolute top-2 z-10 mx-4 flex flex-col gap-1 rounded-md border bg-raised px-3 py-2 text-dense whitespace-nowrap shadow-float"
    >
      <span className="font-medium first-letter:uppercase">{wholeLabel(point.from, period)}</span>
      {series.map(({ id, label, swatch, shape }) => (
        <span key={id} className="flex items-center gap-2 text-muted">
          <Swatch className={swatch} shape={shape} />
          {t(label)}
          <span className="ml-auto pl-4 font-medium text-foreground tabular-nums">
            {formatNumber(point[id])}
          </span>
        </span>
      ))}
    </div>
  )
}

/** A bar or a line, as the chart draws it. */
export function Swatch({ className, shape }: { className: string; shape: 'bar' | 'line' }) {
  return (
    <span
      aria-hidden="true"
      className={cn('shrink-0 rounded-full', shape === 'bar' ? 'h-3 w-1.5' : 'h-0.5 w-3', className)}
    />
  )
}
