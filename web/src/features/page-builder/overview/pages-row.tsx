import type { ReactNode } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** As many as stand beside each other on a wide screen. */
const places = 4

/**
 * Pages beside each other, of the same size however many there are; what does not fit is reached sideways. So the row has
 * its height before it has its pages.
 */
export function PagesRow({ children }: { children: ReactNode }) {
  return (
    <ul className="-m-1 grid snap-x scroll-p-1 auto-cols-[15rem] grid-flow-col gap-4 overflow-x-auto overscroll-x-contain p-1 @4xl:auto-cols-[calc((100%-3rem)/4)]">
      {children}
    </ul>
  )
}

/** The row while nothing is known of the pages; on the home the first look of it stands (app/first-look/). */
export function PagesRowWaiting() {
  return (
    <div aria-hidden="true" data-pages-waiting>
      <PagesRow>
        {Array.from({ length: places }, (_, place) => (
          <li key={place} className="overflow-hidden rounded-lg border bg-surface">
            <div className="aspect-4/3 bg-hover" />
            <div className="flex h-20 flex-col justify-center gap-2 border-t px-4">
              <Skeleton className="h-4" />
              <Skeleton className="h-4 w-2/3" />
            </div>
          </li>
        ))}
      </PagesRow>
    </div>
  )
}
