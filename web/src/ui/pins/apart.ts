/** Pixels from the middle of a pin to that of the next. */
const room = 32

/** Where the middle of a pin stands, in pixels from the corner of what it lies on. */
export type Pin = { id: string; left: number; top: number }

/** Each with room around it, so that every one can be pressed: what would lie on another stands beside it. */
export function apart(pins: readonly Pin[], { width, height }: { width: number; height: number }): Pin[] {
  const placed: Pin[] = []
  for (const { id, ...at } of pins) {
    const pin = { id, left: within(at.left, width), top: within(at.top, height) }
    while (placed.some((other) => isNear(pin, other))) pin.left += room
    placed.push(pin)
  }
  return placed
}

function within(at: number, size: number): number {
  return Math.min(Math.max(at, room / 2), size - room / 2)
}

function isNear(one: Pin, other: Pin): boolean {
  return Math.abs(one.left - other.left) < room && Math.abs(one.top - other.top) < room
}
