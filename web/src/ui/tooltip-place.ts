export type TooltipSide = 'top' | 'right' | 'bottom' | 'left'

type Size = { width: number; height: number }
type Place = { left: number; top: number }

/** Between a tooltip and what it names, and between it and the edge of the window, in pixels. */
const gap = 6
const edge = 8

/** Where a tooltip stands in the window: on the wished side, on the other one where there is no room, never cut off. */
export function placeTooltip(target: Place & Size, size: Size, view: Size, side: TooltipSide): Place {
  const middle = {
    left: target.left + (target.width - size.width) / 2,
    top: target.top + (target.height - size.height) / 2,
  }
  const above = target.top - size.height - gap
  const below = target.top + target.height + gap
  const before = target.left - size.width - gap
  const after = target.left + target.width + gap
  const lowest = view.height - size.height - edge
  const rightmost = view.width - size.width - edge
  const place = {
    top: { ...middle, top: above >= edge ? above : below },
    bottom: { ...middle, top: below <= lowest ? below : above },
    left: { ...middle, left: before >= edge ? before : after },
    right: { ...middle, left: after <= rightmost ? after : before },
  }[side]
  return { left: clamp(place.left, rightmost), top: clamp(place.top, lowest) }
}

function clamp(value: number, largest: number): number {
  return Math.max(edge, Math.min(value, largest))
}
