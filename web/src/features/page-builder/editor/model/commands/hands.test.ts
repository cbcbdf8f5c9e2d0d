import { expect, test } from 'vitest'
import { element, pageOf } from '../testing/documents.ts'
import { createEditorStore, documentOf, type EditorStore } from '../state/editor-store.ts'
import { copyStyle, pasteStyle } from './copied-style.ts'
import { ungroupElement, wrapElements } from './group.ts'
import { undoChange } from './history.ts'

const start = () =>
  createEditorStore(
    pageOf(
      element('heading', 'a', {
        text: 'Uno',
        color: '#112233',
        shadow: 'soft',
        hiddenOn: ['mobile'],
        responsive: { mobile: { fontSize: '20px' } },
      }),
      element('heading', 'b', {
        text: 'Dos',
        fontSize: '60px',
        level: 3,
        responsive: { tablet: { color: '#000000' } },
      }),
      element('button', 'c', { text: 'Tres', link: '/x' }),
    ),
    'Prueba',
  )
const page = (store: EditorStore) => documentOf(store.getState())
const props = (store: EditorStore, id: string) => page(store).elements[id]?.props
const steps = (store: EditorStore) => store.getState().history.entries.length - 1

test('a style is pasted on every device at once, and what is said stays', () => {
  const store = start()
  copyStyle(store, 'a')
  pasteStyle(store, ['b', 'c'])
  expect(props(store, 'b')).toEqual({
    text: 'Dos',
    level: 3,
    color: '#112233',
    shadow: 'soft',
    responsive: { mobile: { fontSize: '20px' } },
  })
  expect(props(store, 'c')).toEqual({ text: 'Tres', link: '/x', shadow: 'soft' })
  expect(steps(store)).toBe(1)
  undoChange(store)
  expect(props(store, 'b')).toMatchObject({ fontSize: '60px', responsive: { tablet: { color: '#000000' } } })
})

test('elements are wrapped where the first stands, and come out again as they were', () => {
  const store = start()
  wrapElements(store, ['c', 'b'])
  const [, box = ''] = page(store).root
  expect(page(store).root).toEqual(['a', box])
  expect(page(store).elements[box]).toMatchObject({ type: 'container', children: ['b', 'c'] })
  expect(store.getState().selectedId).toBe(box)
  ungroupElement(store, box)
  expect(page(store).root).toEqual(['a', 'b', 'c'])
  expect(store.getState()).toMatchObject({ selectedId: 'c', selectedWith: ['b'] })
  expect(steps(store)).toBe(2)
  undoChange(store)
  undoChange(store)
  expect(page(store).root).toEqual(['a', 'b', 'c'])
  expect(page(store).elements[box]).toBeUndefined()
})
