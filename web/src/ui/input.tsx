import type { ComponentProps } from 'react'
import { cn } from './class-names.ts'

/** Shared by every control a person types or chooses in. 16 px on touch, so that phones do not zoom in. */
export const controlClass = cn(
  'w-full rounded-md border border-control bg-surface text-sm text-foreground placeholder:text-muted',
  'transition-colors duration-150 hover:not-disabled:border-muted coarse:min-h-11 coarse:text-base',
  'focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-accent-text',
  'disabled:cursor-not-allowed disabled:text-disabled aria-invalid:border-danger',
)

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={cn(controlClass, 'h-10 px-3', className)} />
}
