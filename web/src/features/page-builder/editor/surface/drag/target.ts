import type { ElementId } from '@aurelio/page/document'
import { besideAt } from './beside.ts'
import { across, crossSpan, type Box, type Flow, type Point } from '../geometry/geometry.ts'
import { insertionLine } from './insertion-line.ts'
import { slotAt } from './slots.ts'
import type { DropTarget } from '../state/drag-session.ts'

/** A container as it stands on screen; `id` null is the page itself. */
export type Container = {
  id: ElementId | null
  box: Box
  flow: Flow
  /** The children in page order, with their boxes. */
  children: readonly { id: ElementId; box: Box }[]
  /** The places of an empty one that has several. */
  cells?: readonly Box[]
}

/**
 * The best place for a drop at a point. There is always one.
 * @param chain the containers under the pointer from the page inwards: each holds the next, none lies in
 *   what is dragged, so that nothing can be dropped into itself or its descendants
 */
export function targetAt(point: Point, chain: readonly [Container, ...Container[]]): DropTarget {
  const nested = chain.slice(1)
  const candidates = nested.map((container, index) => ({
    box: container.box,
    flow: (chain[index] ?? chain[0]).flow,
  }))
  const beside = besideAt(point, candidates)
  const container = (beside ? chain[beside.index] : chain.at(-1)) ?? chain[0]
  const { cells = [] } = container
  if (!beside && cells.length > 0) return cellTarget(container, cells, point)
  const index = beside
    ? placeBeside(container, nested[beside.index]?.id, beside.side)
    : slotAt(
        point,
        container.children.map((child) => child.box),
        container.flow,
      )
  return targetIn(container, index, across(point, container.flow.axis))
}

/** The place of an empty container that a point is over; the first where it is over none, as between two. */
function cellTarget({ id, box }: Container, cells: readonly Box[], point: Point): DropTarget {
  const over = cells.findIndex(
    ({ left, right, top, bottom }) =>
      point.x >= left && point.x <= right && point.y >= top && point.y <= bottom,
  )
  const cell = Math.max(0, over)
  return {
    parent: id,
    index: 0,
    box: cells[cell] ?? box,
    line: null,
    empty: true,
    cell,
  }
}

/**
 * A slot of a container as a place to drop.
 * @param position place across the flow: tells the end of one wrapped line from the start of the next;
 *   where it is not told, the line of the element behind the slot
 */
export function targetIn(container: Container, index: number, position?: number): DropTarget {
  const { id, box, flow } = container
  const boxes = container.children.map((child) => child.box)
  const beside = crossSpan(boxes[index] ?? boxes.at(-1) ?? box, flow.axis)
  return {
    parent: id,
    index,
    box,
    line: insertionLine(index, boxes, box, flow, position ?? (beside.start + beside.end) / 2),
    empty: boxes.length === 0,
  }
}

function placeBeside(
  container: Container,
  id: ElementId | null | undefined,
  side: 'before' | 'after',
): number {
  const index = container.children.findIndex((child) => child.id === id)
  return side === 'before' ? index : index + 1
}
