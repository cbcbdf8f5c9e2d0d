import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from './class-names.ts'

/** Its label is seen, or, where what stands around says it already, only told. */
type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> &
  ({ label: ReactNode } | { label?: never; 'aria-label': string })

/** A native checkbox with its label; `required` is checked by the browser. */
export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <label
      className={cn('flex min-h-6 items-start gap-2 text-sm coarse:min-h-11 coarse:items-center', className)}
    >
      <span className="relative mt-0.5 grid size-4 shrink-0 place-items-center coarse:mt-0">
        <input
          {...rest}
          type="checkbox"
          className="peer size-4 appearance-none rounded-sm border border-control bg-surface checked:border-accent checked:bg-accent aria-invalid:border-danger"
        />
        <Check
          aria-hidden="true"
          className="pointer-events-none absolute size-3 text-on-accent opacity-0 peer-checked:opacity-100"
          strokeWidth={3}
        />
      </span>
      {label !== undefined && <span>{label}</span>}
    </label>
  )
}
