import type { ElementId } from '@aurelio/page/document'
import { describe, expect, it } from 'vitest'
import { element, pageOf } from '../testing/documents.ts'
import { nextSlot, previousSlot, type SlotWorld } from './slot-order.ts'
import type { Slot } from './slot.ts'
import { holdsElements } from './holds-elements.ts'

/** a, box(b, inner()), c */
const document = pageOf(
  element('text', 'a'),
  element('container', 'box', {}, [element('text', 'b'), element('container', 'inner', {}, [])]),
  element('text', 'c'),
)

function world(movedId: ElementId | null): SlotWorld {
  return { document, movedId, holds: (id) => id !== movedId && holdsElements(document, id) }
}

function walk(
  step: (world: SlotWorld, slot: Slot) => Slot | null,
  movedId: ElementId | null,
  start: Slot,
): string[] {
  const passed: string[] = []
  for (let slot: Slot | null = start; slot; slot = step(world(movedId), slot)) {
    passed.push(`${slot.parent ?? 'page'} ${slot.index}`)
  }
  return passed
}

const first: Slot = { parent: null, index: 0 }
const last: Slot = { parent: null, index: 3 }

describe('the slots of a page in order', () => {
  it('go into every container and out of it, for something new', () => {
    const all = ['page 0', 'page 1', 'box 0', 'box 1', 'inner 0', 'box 2', 'page 2', 'page 3']
    expect(walk(nextSlot, null, first)).toEqual(all)
    expect(walk(previousSlot, null, last)).toEqual(all.toReversed())
  })

  it('count the place of the moved element once', () => {
    const all = ['page 0', 'page 1', 'box 0', 'inner 0', 'box 2', 'page 2', 'page 3']
    expect(walk(nextSlot, 'b', first)).toEqual(all)
    expect(walk(previousSlot, 'b', last)).toEqual(all.toReversed())
  })

  it('leave out the inside of a moved container', () => {
    const all = ['page 0', 'page 1', 'page 3']
    expect(walk(nextSlot, 'box', first)).toEqual(all)
    expect(walk(previousSlot, 'box', last)).toEqual(all.toReversed())
  })

  it('count the last place once where the moved element is the last', () => {
    expect(walk(nextSlot, 'c', first).at(-1)).toBe('page 2')
    expect(walk(previousSlot, 'c', { parent: null, index: 2 }).at(-1)).toBe('page 0')
    expect(walk(nextSlot, 'inner', { parent: 'box', index: 0 })).toEqual([
      'box 0',
      'box 1',
      'page 2',
      'page 3',
    ])
  })
})
