import type { Side, SidesName } from '@aurelio/page/values'
import type { PointerEvent } from 'react'
import { cn } from '../../../../../ui/class-names.ts'

type SideHandleProps = {
  name: SidesName
  side: Side
  /** How far the edge of the space is from that of the element, in CSS pixels of the window. */
  amount: number
  size: { width: number; height: number }
  onPress: (event: PointerEvent) => void
}

/** Below this an element has no room for handles inside. */
const least = 40

/** A short bar on the inner edge of a padding or the outer edge of a margin. */
export function SideHandle({ name, side, amount, size, onPress }: SideHandleProps) {
  const isUpright = side === 'Left' || side === 'Right'
  if (
    (isUpright ? size.height : size.width) < least ||
    (name === 'padding' && Math.min(size.width, size.height) < least)
  )
    return null
  // A padding of nothing is taken just inside the edge, a margin of nothing just outside.
  const inset = name === 'padding' ? Math.max(amount, 4) - 2 : -Math.max(amount, 10) - 2
  const at = isUpright
    ? { [side.toLowerCase()]: inset, top: '30%' }
    : { [side.toLowerCase()]: inset, left: '30%' }
  return (
    <span
      data-space={`${name}${side}`}
      onPointerDown={onPress}
      style={at}
      className={cn(
        'pointer-events-auto absolute touch-none rounded-full opacity-60 hover:opacity-100 coarse:after:absolute coarse:after:-inset-3',
        isUpright ? 'h-5 w-1 cursor-ew-resize' : 'h-1 w-5 cursor-ns-resize',
        name === 'padding' ? 'bg-success' : 'bg-warning',
      )}
    />
  )
}
