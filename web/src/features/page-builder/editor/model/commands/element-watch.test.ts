import { expect, it, vi } from 'vitest'
import { moveElement, updateProps } from './elements.ts'
import { undoChange } from './history.ts'
import { element, pageOf } from '../testing/documents.ts'
import { createEditorStore } from '../state/editor-store.ts'
import { watchElements } from '../state/element-watch.ts'

const listener = () => vi.fn<() => void>()

it('tells the listeners of the changed elements and nobody else', () => {
  const store = createEditorStore(
    pageOf(
      element('container', 'box', {}, [element('text', 'a'), element('text', 'b')]),
      element('text', 'c'),
    ),
    'Prueba',
  )
  const watch = watchElements(store)
  const calls = { root: listener(), box: listener(), a: listener(), b: listener(), c: listener() }
  const counts = () => Object.values(calls).map((call) => call.mock.calls.length)
  watch.subscribe(null, calls.root)
  watch.subscribe('box', calls.box)
  watch.subscribe('a', calls.a)
  watch.subscribe('b', calls.b)
  const leave = watch.subscribe('c', calls.c)

  updateProps(store, 'a', { text: 'Hola' })
  expect(counts()).toEqual([0, 0, 1, 0, 0])
  moveElement(store, 'b', { parent: null, index: 0 })
  expect(counts()).toEqual([1, 1, 1, 1, 0])
  store.setState({ selectedId: 'c', viewport: 'mobile' })
  expect(counts()).toEqual([1, 1, 1, 1, 0])
  leave()
  updateProps(store, 'c', { text: 'x' })
  undoChange(store)
  undoChange(store)
  expect(counts()).toEqual([2, 2, 1, 2, 0])
})
