import { expect, test } from 'vitest'
import { removeElement } from './elements.ts'
import { element, pageOf } from '../testing/documents.ts'
import { createEditorStore } from '../state/editor-store.ts'
import { selected, selectionOf, toggled } from '../state/selection.ts'

const start = () => {
  const store = createEditorStore(pageOf(...['a', 'b', 'c'].map((id) => element('text', id))), 'Prueba')
  store.setState(selected(['a', 'b']))
  return store
}

test('the one chosen last shows its properties', () => {
  expect(start().getState().selectedId).toBe('b')
  expect(selectionOf(start().getState())).toEqual(['a', 'b'])
})

test('a toggle adds what is not selected and takes out what is', () => {
  const store = start()
  store.setState(toggled(store.getState(), 'c'))
  expect(selectionOf(store.getState())).toEqual(['a', 'b', 'c'])
  store.setState(toggled(store.getState(), 'c'))
  store.setState(toggled(store.getState(), 'b'))
  expect(selectionOf(store.getState())).toEqual(['a'])
})

test('selecting one element alone ends the selection of several', () => {
  const store = start()
  store.setState({ selectedId: 'c' })
  expect(selectionOf(store.getState())).toEqual(['c'])
  store.setState({ selectedId: 'b' })
  expect(selectionOf(store.getState())).toEqual(['b'])
})

test('what is removed leaves the selection', () => {
  const store = start()
  removeElement(store, 'a')
  expect(selectionOf(store.getState())).toEqual(['b'])
})
