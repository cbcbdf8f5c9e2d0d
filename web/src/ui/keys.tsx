import { cn } from './class-names.ts'

/** The keys of a shortcut as they stand on the keyboard: `Ctrl K`, or one after another. */
export function Keys({ keys, className }: { keys: string; className?: string }) {
  return (
    <span className={cn('flex shrink-0 gap-1', className)}>
      {keys.split(' ').map((key, index) => (
        <kbd
          key={`${index}${key}`}
          className="grid h-5 min-w-5 place-items-center rounded-sm border border-border-strong bg-background px-1 font-sans text-xs text-muted"
        >
          {key.length === 1 ? key.toUpperCase() : key}
        </kbd>
      ))}
    </span>
  )
}
