import { lazy, Suspense } from 'react'

const Bell = lazy(async () => ({ default: (await import('./bell.tsx')).Bell }))

/** The bell's place in the top bar: what it says comes from the server, so it loads behind the first screen. */
export function BellPlace() {
  return (
    <Suspense fallback={<span className="size-9 coarse:size-11" />}>
      <Bell />
    </Suspense>
  )
}
