import type { ReactNode } from 'react'
import { cn } from './class-names.ts'

type ProgressBarProps = {
  /** Whole percent, 0 to 100. */
  percent: number
  /** What it measures, for assistive technology. */
  label: string
  /** The figure in words, shown above the bar's end. */
  text?: ReactNode
  className?: string
}

/** A thin bar with its figure in words. */
export function ProgressBar({ percent, label, text, className }: ProgressBarProps) {
  return (
    <div className={cn('flex min-w-0 flex-col gap-1.5', className)}>
      {text !== undefined && <span className="text-dense text-muted tabular-nums">{text}</span>}
      <ProgressTrack percent={percent} label={label} />
    </div>
  )
}

/** The bar alone, for those who say its figure elsewhere. */
export function ProgressTrack({ percent, label }: { percent: number; label: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-1.5 w-full overflow-hidden rounded-full bg-border"
    >
      <div
        className={cn(
          'h-full origin-left transition-transform duration-150 rtl:origin-right',
          percent === 100 ? 'brand-gradient' : 'bg-accent-text',
        )}
        style={{ transform: `scaleX(${percent / 100})` }}
      />
    </div>
  )
}
