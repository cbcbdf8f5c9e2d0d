import type { ReactNode } from 'react'
import { cn } from './class-names.ts'

type ChoiceBarProps<Value extends string> = {
  label: string
  choices: readonly { value: Value; text: ReactNode; label?: string }[]
  chosen: Value
  onChoose: (value: Value) => void
  className?: string
}

/** A few choices side by side, one of them chosen; scrolls sideways where they do not fit. */
export function ChoiceBar<Value extends string>({
  label,
  choices,
  chosen,
  onChoose,
  className,
}: ChoiceBarProps<Value>) {
  return (
    <div
      role="group"
      aria-label={label}
      className={cn('inline-flex max-w-full overflow-x-auto rounded-md border bg-surface p-0.5', className)}
    >
      {choices.map(({ value, text, label: name }) => (
        <button
          key={value}
          type="button"
          aria-label={name}
          title={name}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className={cn(
            'inline-flex h-8.5 shrink-0 items-center rounded-sm px-3 text-dense font-medium whitespace-nowrap',
            'transition-colors duration-150 focus-visible:outline-offset-0 coarse:h-11 coarse:min-w-11',
            value === chosen ? 'bg-accent-soft text-accent-text' : 'text-muted hover:text-foreground',
          )}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
