import type { ComponentProps } from 'react'
import { cn } from './class-names.ts'

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cn('rounded-lg border bg-surface p-4', className)} />
}

/** For a card that is one link as a whole. */
export const cardLinkClass = cn(
  'group block rounded-lg border bg-surface p-4 transition-colors duration-150',
  'hover:border-border-strong hover:bg-hover',
)
