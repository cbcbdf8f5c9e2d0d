import {
  childrenOf,
  findElement,
  isInside,
  isLocked,
  type ElementId,
  type PageDocument,
} from '@aurelio/page/document'
import type { Slot } from '../../model/places/slot.ts'
import { holdsElements } from '../../model/places/holds-elements.ts'

/** Where a drop on a line would go, and how the line shows it. */
export type LayerDrop = { slot: Slot; mark: 'before' | 'inside' | 'after' }

/**
 * The place of a drop on a line: above it, below it, or inside where it may hold elements. Null where what is
 * dragged may not go.
 * @param fraction how far down the line the pointer is, 0 to 1
 * @param dragged what is moved; null for something new
 */
export function layerDrop(
  document: PageDocument,
  line: { id: ElementId; isOpen: boolean },
  fraction: number,
  dragged: ElementId | null,
): LayerDrop | null {
  const drop = dropAt(document, line, fraction)
  const { parent } = drop.slot
  if (parent !== null && isLocked(document, parent)) return null
  if (dragged === null || !findElement(document, dragged)) return drop
  if (isLocked(document, dragged)) return null
  const isWithin = parent !== null && (parent === dragged || isInside(document, parent, dragged))
  return isWithin ? null : drop
}

function dropAt(
  document: PageDocument,
  { id, isOpen }: { id: ElementId; isOpen: boolean },
  fraction: number,
): LayerDrop {
  const edge = holdsElements(document, id) ? 0.25 : 0.5
  const parent = findElement(document, id)?.parent ?? null
  const index = childrenOf(document, parent).indexOf(id)
  if (fraction < edge) return { slot: { parent, index }, mark: 'before' }
  const children = childrenOf(document, id)
  if (fraction <= 1 - edge) return { slot: { parent: id, index: children.length }, mark: 'inside' }
  // Below an open container stands its first child.
  if (isOpen && children.length > 0) return { slot: { parent: id, index: 0 }, mark: 'after' }
  return { slot: { parent, index: index + 1 }, mark: 'after' }
}
