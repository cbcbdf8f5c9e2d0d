import { LoaderCircle } from 'lucide-react'
import type { Ref } from 'react'
import { cn } from './class-names.ts'

/** Decoration only: what is being waited for is said in words beside it. */
export function Spinner({ className, ref }: { className?: string; ref?: Ref<SVGSVGElement> }) {
  return (
    <LoaderCircle ref={ref} aria-hidden="true" className={cn('size-4 shrink-0 animate-spin', className)} />
  )
}
