import { Suspense } from 'react'
import { latePart } from '../../ui/lazy-part.ts'

const Bell = latePart(async () => (await import('./bell.tsx')).Bell)

/** The bell's place in the top bar: what it says comes from the server, so it loads once the first screen stands. */
export function BellPlace() {
  return (
    <Suspense fallback={<span className="size-9 coarse:size-11" />}>
      <Bell />
    </Suspense>
  )
}
