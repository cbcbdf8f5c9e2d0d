import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../../../../../../ui/class-names.ts'
import { denseControlClass } from './dense-input.tsx'

/** The browser's own select in the editor's dense size. */
export function DenseSelect({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={cn('relative block', className)}>
      <select {...rest} className={cn(denseControlClass, 'appearance-none pr-7')}>
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  )
}
