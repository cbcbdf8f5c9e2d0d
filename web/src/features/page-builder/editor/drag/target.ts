import type { ElementId } from '@aurelio/page/document'
import { besideAt } from './beside.ts'
import { across, type Box, type Flow, type Point } from './geometry.ts'
import { insertionLine } from './insertion-line.ts'
import { slotAt } from './slots.ts'

/** A container as it stands on screen; `id` null is the page itself. */
export type Container = {
  id: ElementId | null
  box: Box
  flow: Flow
  /** The children in page order, with their boxes. */
  children: readonly { id: ElementId; box: Box }[]
}

/** Where a drop would put what is dragged. */
export type DropTarget = {
  /** The container, null for the page itself. */
  parent: ElementId | null
  /** Slot among its present children, the dragged one still counted. */
  index: number
  /** Box of the container, to highlight it. */
  box: Box
  /** Where the insertion line goes; null in an empty container. */
  line: Box | null
  empty: boolean
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
  const boxes = container.children.map((child) => child.box)
  const index = beside
    ? placeBeside(container, nested[beside.index]?.id, beside.side)
    : slotAt(point, boxes, container.flow)
  return {
    parent: container.id,
    index,
    box: container.box,
    line: insertionLine(index, boxes, container.box, container.flow, across(point, container.flow.axis)),
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
