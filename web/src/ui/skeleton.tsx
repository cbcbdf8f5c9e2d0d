import { cn } from './class-names.ts'

/** The shape of what is loading; shown from 150 ms on. What loads is said once in words by whoever shows it. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cn('animate-skeleton rounded-md bg-skeleton', className)} />
}
