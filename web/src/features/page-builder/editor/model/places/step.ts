import { childrenOf, findElement, isLocked, type ElementId, type PageDocument } from '@aurelio/page/document'
import type { Slot } from './slot.ts'
import { holdsElements } from './holds-elements.ts'

/** A move by one step: past a neighbour, into a neighbouring container, or out of the container around. */
export type Step = 'up' | 'down' | 'into' | 'out'

/**
 * Where a step leads an element, as a slot seen on screen; null where it leads nowhere, or the element is locked. `into` takes the
 * container just before the element, at its end, else the one just behind, at its start.
 */
export function stepSlot(document: PageDocument, id: ElementId, step: Step): Slot | null {
  const element = findElement(document, id)
  if (!element || isLocked(document, id)) return null
  const { parent } = element
  const siblings = childrenOf(document, parent)
  const index = siblings.indexOf(id)
  const slots: Record<Step, () => Slot | null> = {
    up: () => (index > 0 ? { parent, index: index - 1 } : null),
    down: () => (index < siblings.length - 1 ? { parent, index: index + 2 } : null),
    into: () => intoNeighbour(document, siblings[index - 1], siblings[index + 1]),
    out: () => (parent === null ? null : slotBehind(document, parent)),
  }
  return slots[step]()
}

function slotBehind(document: PageDocument, id: ElementId): Slot {
  const parent = findElement(document, id)?.parent ?? null
  return { parent, index: childrenOf(document, parent).indexOf(id) + 1 }
}

function intoNeighbour(document: PageDocument, before = '', behind = ''): Slot | null {
  if (holdsElements(document, before)) {
    return { parent: before, index: childrenOf(document, before).length }
  }
  return holdsElements(document, behind) ? { parent: behind, index: 0 } : null
}
