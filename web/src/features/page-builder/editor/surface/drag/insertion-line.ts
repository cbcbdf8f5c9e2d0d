import { crossSpan, mainSpan, type Box, type Flow } from '../geometry/geometry.ts'
import { linesOf } from './slots.ts'

/** Thickness of the insertion line, in CSS pixels. */
export const lineThickness = 3

/**
 * Where the insertion line of a slot is drawn: in the middle of the gap between two neighbours, or just
 * outside the first or last of them, kept inside the container. Null in an empty container, which is
 * highlighted as a whole.
 * @param position pointer's place across the flow: tells the end of one wrapped line from the start of the next
 */
export function insertionLine(
  slot: number,
  boxes: readonly Box[],
  container: Box,
  flow: Flow,
  position: number,
): Box | null {
  const lines = linesOf(boxes, flow).filter(
    (line) => slot >= line.first && slot <= line.first + line.boxes.length,
  )
  const line = lines.toSorted(
    (a, b) => distance(position, a.boxes, flow) - distance(position, b.boxes, flow),
  )[0]
  if (!line) return null
  const [previous, next] = [line.boxes[slot - line.first - 1], line.boxes[slot - line.first]]
  const [low, high] = flow.reverse ? [next, previous] : [previous, next]
  const limits = mainSpan(container, flow.axis)
  const middle = gapMiddle(low && mainSpan(low, flow.axis).end, high && mainSpan(high, flow.axis).start)
  const start = clamp(middle - lineThickness / 2, limits.start, limits.end - lineThickness)
  const spans = line.boxes.map((box) => crossSpan(box, flow.axis))
  const [from, to] = [
    Math.min(...spans.map((span) => span.start)),
    Math.max(...spans.map((span) => span.end)),
  ]
  return flow.axis === 'row'
    ? { left: start, right: start + lineThickness, top: from, bottom: to }
    : { top: start, bottom: start + lineThickness, left: from, right: to }
}

function distance(position: number, boxes: readonly Box[], flow: Flow): number {
  return Math.min(
    ...boxes.map((box) => {
      const span = crossSpan(box, flow.axis)
      return Math.max(span.start - position, position - span.end, 0)
    }),
  )
}

function gapMiddle(before: number | undefined, after: number | undefined): number {
  if (before !== undefined && after !== undefined) return (before + after) / 2
  if (before !== undefined) return before + lineThickness
  return (after ?? 0) - lineThickness
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max))
}
