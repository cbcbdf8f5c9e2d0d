import { cn } from '../../ui/class-names.ts'

/** A bar from 0 to 100; without a figure yet it stands still and says it is busy. */
export function ProgressBar({
  percent,
  label,
  done,
}: {
  percent: number | null
  label: string
  done: boolean
}) {
  const value = percent === null ? {} : { 'aria-valuenow': Math.round(percent) }
  return (
    <div
      {...value}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-2 overflow-hidden rounded-full bg-raised"
    >
      <div
        className={cn(
          'h-full origin-left rounded-full transition-transform duration-150 motion-reduce:transition-none',
          done ? 'bg-linear-135 from-brand-from to-brand-to' : 'bg-accent',
        )}
        style={{ transform: `scaleX(${(percent ?? 0) / 100})` }}
      />
    </div>
  )
}
