import {
  across,
  along,
  crossSpan,
  distanceTo,
  mainSpan,
  type Box,
  type Flow,
  type Point,
} from '../geometry/geometry.ts'

/** A line of children that stand beside one another, by their places among all children. */
export type Line = { first: number; boxes: readonly Box[] }

/** Splits children into the lines a wrapping container broke them into; one line where it does not wrap. */
export function linesOf(boxes: readonly Box[], flow: Flow): Line[] {
  if (!flow.wrap) return boxes.length === 0 ? [] : [{ first: 0, boxes }]
  const lines: { first: number; boxes: Box[] }[] = []
  let shared = { start: 0, end: 0 }
  for (const [index, box] of boxes.entries()) {
    const span = crossSpan(box, flow.axis)
    const current = lines.at(-1)
    const overlaps = span.start < shared.end && span.end > shared.start
    if (current && overlaps) {
      current.boxes.push(box)
      shared = { start: Math.min(shared.start, span.start), end: Math.max(shared.end, span.end) }
    } else {
      lines.push({ first: index, boxes: [box] })
      shared = span
    }
  }
  return lines
}

/**
 * The slot among a container's children nearest to a point: 0 is before the first child, `boxes.length`
 * after the last. There is always one. In a wrapped flow the line nearest to the point wins.
 */
export function slotAt(point: Point, boxes: readonly Box[], flow: Flow): number {
  const line = nearestLine(point, linesOf(boxes, flow), flow)
  if (!line) return 0
  const position = along(point, flow.axis)
  const passed = line.boxes.filter((box) => {
    const { start, end } = mainSpan(box, flow.axis)
    const middle = (start + end) / 2
    return flow.reverse ? position < middle : position > middle
  })
  return line.first + passed.length
}

function nearestLine(point: Point, lines: readonly Line[], flow: Flow): Line | undefined {
  const position = across(point, flow.axis)
  let best: { line: Line; distance: number } | undefined
  for (const line of lines) {
    const distance = Math.min(...line.boxes.map((box) => distanceTo(position, crossSpan(box, flow.axis))))
    if (!best || distance < best.distance) best = { line, distance }
  }
  return best?.line
}
