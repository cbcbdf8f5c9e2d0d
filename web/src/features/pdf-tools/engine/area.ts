/** A part of a page as it is seen, in shares of its width and height from its upper left corner. */
export type Area = { left: number; top: number; width: number; height: number }
/** Something on a page (from 0). */
export type Mark = Area & { page: number }

/** Shares of a page: what is drawn by accident is smaller. */
const smallest = 0.004

/** The area between two points, within the page; null where it is too small to be meant. */
export function areaBetween(a: { x: number; y: number }, b: { x: number; y: number }): Area | null {
  const [left, right] = [held(Math.min(a.x, b.x)), held(Math.max(a.x, b.x))]
  const [top, bottom] = [held(Math.min(a.y, b.y)), held(Math.max(a.y, b.y))]
  if (right - left < smallest || bottom - top < smallest) return null
  return { left, top, width: right - left, height: bottom - top }
}

/** The area moved, or made larger, by shares of the page; it stays on it. */
export function nudged(area: Area, right: number, down: number, how: 'move' | 'size'): Area {
  if (how === 'move')
    return {
      ...area,
      left: Math.max(0, Math.min(area.left + right, 1 - area.width)),
      top: Math.max(0, Math.min(area.top + down, 1 - area.height)),
    }
  return {
    ...area,
    width: Math.max(smallest, Math.min(area.width + right, 1 - area.left)),
    height: Math.max(smallest, Math.min(area.height + down, 1 - area.top)),
  }
}

/** True where two areas share anything; `slack`: how far apart they still count as one. */
export function overlap(a: Area, b: Area, slack = 0): boolean {
  return (
    a.left < b.left + b.width + slack &&
    b.left < a.left + a.width + slack &&
    a.top < b.top + b.height + slack &&
    b.top < a.top + a.height + slack
  )
}

function held(value: number): number {
  return Math.max(0, Math.min(value, 1))
}
