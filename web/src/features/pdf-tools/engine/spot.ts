/** Where a signature stands on a page as it is seen, in shares of the page's width and height: its upper left corner, and its width. */
export type Spot = { left: number; top: number; width: number }

/** Shares of a page's width. */
const narrowest = 0.03
export const step = 0.01

/** The spot moved by shares of the page, and no further than its edges; `height` is the signature's share of the page's. */
export function movedBy(spot: Spot, right: number, down: number, height: number): Spot {
  return within({ ...spot, left: spot.left + right, top: spot.top + down }, height)
}

/** The spot in another width; the signature keeps its form, so `height` is what it was before. */
export function sized(spot: Spot, width: number, height: number): Spot {
  const largest = Math.min(1, spot.width / Math.max(height, Number.EPSILON))
  const own = Math.min(largest, Math.max(narrowest, width))
  return within({ ...spot, width: own }, (height * own) / spot.width)
}

function within({ left, top, width }: Spot, height: number): Spot {
  return { width, left: held(left, 1 - width), top: held(top, 1 - height) }
}

function held(value: number, most: number): number {
  return Math.max(0, Math.min(value, most))
}
