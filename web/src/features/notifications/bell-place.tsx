import { Suspense } from 'react'
import { lazyPart } from '../../ui/lazy-part.ts'

const Bell = lazyPart(async () => (await import('./bell.tsx')).Bell)

/** The bell's place in the top bar: what it says comes from the server, so it loads behind the first screen. */
export function BellPlace() {
  return (
    <Suspense fallback={<span className="size-9 coarse:size-11" />}>
      <Bell />
    </Suspense>
  )
}
