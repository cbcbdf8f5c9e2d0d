import type { Box, Point } from '../geometry/geometry.ts'
import { boxOf } from './hit-test.ts'

/** Depth of the zone on both sides of the canvas's edges in which a drag scrolls it, in CSS pixels. */
const zone = 56
/** Fastest scroll, in CSS pixels a frame. */
const fastest = 18

/** Speed of the scroll along one axis: grows towards the edge and is fastest beyond it, 0 outside the zones. */
export function scrollSpeed(position: number, start: number, end: number): number {
  const depth = Math.min(zone, (end - start) / 4)
  if (position < start - zone || position > end + zone || depth <= 0) return 0
  const inside = Math.min(end, Math.max(start, position))
  if (inside < start + depth) return -Math.ceil(((start + depth - inside) / depth) * fastest)
  if (inside > end - depth) return Math.ceil(((inside - end + depth) / depth) * fastest)
  return 0
}

/**
 * Scrolls a canvas while a drag stays near its edges.
 * @param scrolled called after each step: what lies under the pointer has changed
 */
export function createAutoScroll(scrolled: () => void) {
  let frame: number | null = null
  let current: { surface: HTMLElement; point: Point } | null = null

  function step() {
    frame = null
    if (!current) return
    const { surface, point } = current
    const box: Box = boxOf(surface)
    const left = scrollSpeed(point.x, box.left, box.right)
    const top = scrollSpeed(point.y, box.top, box.bottom)
    if (left === 0 && top === 0) return
    const before = [surface.scrollLeft, surface.scrollTop]
    surface.scrollBy(left, top)
    if (before[0] === surface.scrollLeft && before[1] === surface.scrollTop) return
    scrolled()
    frame = requestAnimationFrame(step)
  }

  return {
    follow(surface: HTMLElement, point: Point) {
      current = { surface, point }
      frame ??= requestAnimationFrame(step)
    },
    stop() {
      current = null
      if (frame !== null) cancelAnimationFrame(frame)
      frame = null
    },
  }
}
