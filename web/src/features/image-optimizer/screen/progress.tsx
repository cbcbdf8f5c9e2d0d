import { cn } from '../../../ui/class-names.ts'

/** A thin bar; `share` goes from 0 to 1. What it measures is its name. */
export function Progress({ share, label, className }: { share: number; label: string; className?: string }) {
  const percent = Math.round(share * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={cn('h-1.5 w-full overflow-hidden rounded-full bg-border', className)}
    >
      <div
        className="h-full origin-left bg-accent-text transition-transform duration-150"
        style={{ transform: `scaleX(${share})` }}
      />
    </div>
  )
}
