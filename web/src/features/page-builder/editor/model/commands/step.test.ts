import type { ElementId } from '@aurelio/page/document'
import { describe, expect, it } from 'vitest'
import { createEditorStore, documentOf } from '../state/editor-store.ts'
import { element, pageOf } from '../testing/documents.ts'
import { moveElement } from './elements.ts'
import { type Step, stepSlot } from '../places/step.ts'

function editor() {
  const store = createEditorStore(
    pageOf(
      element('text', 'a'),
      element('container', 'box', {}, [element('text', 'b'), element('container', 'inner', {}, [])]),
      element('text', 'c'),
    ),
    'Prueba',
  )
  const page = () => documentOf(store.getState())
  const take = (id: ElementId, step: Step) => {
    const slot = stepSlot(page(), id, step)
    if (slot) moveElement(store, id, slot)
    return slot !== null
  }
  return { page, take }
}

describe('stepSlot', () => {
  it('goes past one neighbour at a time, and no further than the ends', () => {
    const { page, take } = editor()
    expect(take('a', 'up')).toBe(false)
    take('a', 'down')
    expect(page().root).toEqual(['box', 'a', 'c'])
    take('c', 'up')
    expect(page().root).toEqual(['box', 'c', 'a'])
    expect(take('a', 'down')).toBe(false)
  })

  it('goes into the container before, else into the one behind', () => {
    const { page, take } = editor()
    take('c', 'into')
    expect(page().elements['box']?.children).toEqual(['b', 'inner', 'c'])
    take('a', 'into')
    expect(page().elements['box']?.children).toEqual(['a', 'b', 'inner', 'c'])
    take('c', 'into')
    expect(page().elements['inner']?.children).toEqual(['c'])
    expect(take('a', 'into')).toBe(false)
  })

  it('comes out right behind its container', () => {
    const { page, take } = editor()
    take('inner', 'out')
    expect(page().root).toEqual(['a', 'box', 'inner', 'c'])
    expect(take('inner', 'out')).toBe(false)
  })

  it('knows nothing of an element that is gone', () => {
    const { take } = editor()
    expect(take('nobody', 'up')).toBe(false)
  })
})
