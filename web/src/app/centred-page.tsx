import type { ReactNode } from 'react'

/** A short message alone on the page. */
export function CentredPage({ children }: { children: ReactNode }) {
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <div className="w-full max-w-md">{children}</div>
    </main>
  )
}
