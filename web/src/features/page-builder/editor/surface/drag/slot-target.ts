import { childrenOf, findElement, type PageDocument } from '@aurelio/page/document'
import { elementNode } from '../nodes/element-node.ts'
import type { Box } from '../geometry/geometry.ts'
import { boxOf, pageRootSelector, readContainer } from './hit-test.ts'
import type { Slot } from '../../model/places/slot.ts'
import { targetIn } from './target.ts'
import type { DropTarget } from '../state/drag-session.ts'

/** How near to the canvas's edges a slot may lie before the canvas scrolls to it, in CSS pixels. */
const margin = 32

/** A slot as a place to drop, scrolled into view; null where its container is not on the canvas. */
export function slotTarget(
  surface: HTMLElement,
  document: PageDocument,
  { parent, index }: Slot,
): DropTarget | null {
  const node =
    parent === null ? surface.querySelector<HTMLElement>(pageRootSelector) : elementNode(surface, parent)
  if (!node) return null
  const drawn = childrenOf(document, parent)
    .slice(0, index)
    .filter((id) => !findElement(document, id)?.hidden)
  const read = () => ({ ...targetIn(readContainer(node, parent), drawn.length), index })
  const target = read()
  return reveal(surface, target.line ?? target.box) ? read() : target
}

function reveal(surface: HTMLElement, box: Box): boolean {
  const view = boxOf(surface)
  const isAbove = box.top < view.top + margin
  const isBelow = box.top > view.bottom - margin
  if (!isAbove && !isBelow) return false
  const before = surface.scrollTop
  surface.scrollBy(0, box.top - (view.top + view.bottom) / 2)
  return surface.scrollTop !== before
}
