import { cn } from '../../../../../ui/class-names.ts'
import type { Axis } from './sizes.ts'

/** Where a dragged edge meets a guide: from the element's left and top, or from its right and bottom, in CSS pixels of the window. */
export type GuideAt = { axis: Axis; from: 'start' | 'end'; at: number }

const starts = { x: 'left', y: 'top' } as const
const ends = { x: 'right', y: 'bottom' } as const

/** A line over all of the canvas at a guide that is taken: what else ends there can be seen. */
export function GuideLine({ axis, from, at }: GuideAt) {
  return (
    <span
      data-guide={axis}
      style={{ [(from === 'start' ? starts : ends)[axis]]: at }}
      className={cn(
        'absolute border-dashed border-danger',
        axis === 'x' ? '-top-[9999px] h-[19998px] border-l' : '-left-[9999px] w-[19998px] border-t',
      )}
    />
  )
}
