import { along, mainSpan, type Box, type Flow, type Point, type Side } from '../geometry/geometry.ts'

/** Widest outer band of a container that means "beside it", not "in it", in CSS pixels. */
const band = 10

/** A container under the pointer with the flow of the container around it. */
export type Candidate = { box: Box; flow: Flow }

/** How wide the band of one container is: 10 px at most, and never more than a quarter of it. */
export function bandOf(box: Box, axis: Flow['axis']): number {
  const { start, end } = mainSpan(box, axis)
  return Math.min(band, Math.max((end - start) / 4, 0))
}

/** On which side of a container the pointer is when it lies in its outer band; null further in. */
export function sideAt(point: Point, { box, flow }: Candidate): Side | null {
  const { start, end } = mainSpan(box, flow.axis)
  const width = bandOf(box, flow.axis)
  const position = along(point, flow.axis)
  if (position - start < width) return flow.reverse ? 'after' : 'before'
  if (end - position < width) return flow.reverse ? 'before' : 'after'
  return null
}

/**
 * Which of the containers around the pointer it means to stand beside. Nested containers whose edges lie
 * on one another share the band equally, the outermost taking its outer part, so that each can be reached.
 * @param candidates outermost first
 */
export function besideAt(
  point: Point,
  candidates: readonly Candidate[],
): { index: number; side: Side } | null {
  const found = candidates.flatMap((candidate, index) => {
    const side = sideAt(point, candidate)
    return side ? [{ index, side, candidate }] : []
  })
  const outermost = found[0]
  if (!outermost) return null
  const { box, flow } = outermost.candidate
  const { start, end } = mainSpan(box, flow.axis)
  const position = along(point, flow.axis)
  const depth = Math.max(0, Math.min(position - start, end - position))
  const share = Math.floor((depth / bandOf(box, flow.axis)) * found.length)
  const chosen = found[Math.min(share, found.length - 1)] ?? outermost
  return { index: chosen.index, side: chosen.side }
}
