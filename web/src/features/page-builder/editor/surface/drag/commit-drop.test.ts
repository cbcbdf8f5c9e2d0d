import { afterEach, describe, expect, it, vi } from 'vitest'
import { createEditorStore, documentOf } from '../../model/state/editor-store.ts'
import { element, pageOf } from '../../model/testing/documents.ts'
import { commitDrop } from './commit-drop.ts'
import type { DropTarget } from '../state/drag-session.ts'

const box = { left: 0, top: 0, right: 1, bottom: 1 }
const at = (parent: string | null, index: number): DropTarget => ({
  parent,
  index,
  box,
  line: null,
  empty: false,
})

function editor() {
  const store = createEditorStore(
    pageOf(element('text', 'a'), element('container', 'box', {}, [element('text', 'b')])),
    'Prueba',
  )
  return { store, page: () => documentOf(store.getState()) }
}

afterEach(() => vi.restoreAllMocks())

describe('commitDrop', () => {
  it('adds what comes from the panel at the slot', () => {
    const { store, page } = editor()
    commitDrop(
      store,
      { kind: 'panel-element', element: { type: 'heading', props: { text: 'Hola' } } },
      at('box', 0),
    )
    const [first = '', second] = page().elements['box']?.children ?? []
    expect(page().elements[first]).toMatchObject({ type: 'heading', props: { text: 'Hola' }, parent: 'box' })
    expect(second).toBe('b')
  })

  it('moves what comes from the canvas, also out of its container', () => {
    const { store, page } = editor()
    commitDrop(store, { kind: 'canvas-element', id: 'b', index: 0 }, at(null, 0))
    expect(page().root).toEqual(['b', 'a', 'box'])
    expect(page().elements['box']?.children).toEqual([])
  })

  it.each([
    { kind: 'canvas-element' as const, id: 'elsewhere', index: 0 },
    { kind: 'panel-element' as const, element: { type: '' } },
    { kind: 'panel-element' as const, element: { type: 'text', props: 'x' } },
  ])('only logs what it cannot use: %j', (payload) => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { store, page } = editor()
    const before = page()
    commitDrop(store, payload, at(null, 0))
    expect(page()).toBe(before)
    expect(log).toHaveBeenCalledOnce()
  })
})
