import { childrenOf, findElement, type ElementId, type PageDocument } from '@aurelio/page/document'
import type { Slot } from './slot.ts'

/** What the order of slots depends on: the page, who holds elements, and what is being moved. */
export type SlotWorld = {
  document: PageDocument
  holds: (id: ElementId) => boolean
  /** Stays where it is until it is dropped, and none of its inside is a slot; null for something new. */
  movedId: ElementId | null
}

/**
 * The slot after this one in page order: into the container behind it, past the element behind it, or out of
 * the container that ends here. Null after the last. The two slots around the moved element are one place,
 * which is named by the slot before it.
 */
export function nextSlot(world: SlotWorld, { parent, index }: Slot): Slot | null {
  const siblings = childrenOf(world.document, parent)
  const at = siblings[index] === world.movedId ? index + 1 : index
  const passed = siblings[at]
  if (passed === undefined) return parent === null ? null : behind(world, parent)
  return world.holds(passed) ? { parent: passed, index: 0 } : named(world, { parent, index: at + 1 })
}

/** The slot before this one in page order; null before the first. */
export function previousSlot(world: SlotWorld, { parent, index }: Slot): Slot | null {
  const siblings = childrenOf(world.document, parent)
  const at = siblings[index - 1] === world.movedId ? index - 1 : index
  const passed = siblings[at - 1]
  if (passed === undefined) return parent === null ? null : before(world, parent)
  return world.holds(passed)
    ? named(world, { parent: passed, index: childrenOf(world.document, passed).length })
    : named(world, { parent, index: at - 1 })
}

/** Where an element stands, as a slot. */
export function slotOf(document: PageDocument, id: ElementId): Slot {
  const parent = findElement(document, id)?.parent ?? null
  return { parent, index: childrenOf(document, parent).indexOf(id) }
}

function behind(world: SlotWorld, id: ElementId): Slot {
  const { parent, index } = slotOf(world.document, id)
  return named(world, { parent, index: index + 1 })
}

function before(world: SlotWorld, id: ElementId): Slot {
  return named(world, slotOf(world.document, id))
}

/** One name for the place of the moved element: the slot before it, never the one behind. */
function named(world: SlotWorld, { parent, index }: Slot): Slot {
  const isBehindMoved =
    world.movedId !== null && childrenOf(world.document, parent)[index - 1] === world.movedId
  return { parent, index: isBehindMoved ? index - 1 : index }
}
