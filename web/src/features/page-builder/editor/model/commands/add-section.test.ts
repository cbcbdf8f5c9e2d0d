import { ancestors } from '@aurelio/page/document'
import { expect, it } from 'vitest'
import { createEditorStore, documentOf } from '../state/editor-store.ts'
import { element, pageOf } from '../testing/documents.ts'
import { addSection } from './add-section.ts'
import { undoChange } from './history.ts'

const section = element('container', 'new', { anchor: 'precios' }, [
  element('button', 'inner', { link: '#precios' }),
])

function opened(selectedId: string | null) {
  const page = pageOf(
    element('container', 'first', {}, [element('text', 'words')]),
    element('container', 'free', { anchor: 'precios' }, []),
    element('text', 'last'),
  )
  const store = createEditorStore(page, 'Prueba')
  store.setState({ selectedId })
  return { store, page, root: () => documentOf(store.getState()).root }
}

it('puts a section behind the part of the page in which something is selected, and the next one behind it', () => {
  const { store, root } = opened('words')
  addSection(store, section)
  addSection(store, section)
  const [first, one, other, free] = root()
  expect([first, free]).toEqual(['first', 'free'])
  expect(one).not.toBe(other)
  expect(store.getState().selectedId).toBe(other)
})

it('fills the selected container while that is empty, and stands at the end where nothing is selected', () => {
  const { store } = opened('free')
  addSection(store, section)
  expect(ancestors(documentOf(store.getState()), store.getState().selectedId ?? '')).toEqual(['free'])
  const alone = opened(null)
  addSection(alone.store, section)
  expect(alone.root().at(-1)).toBe(alone.store.getState().selectedId)
})

it('has ids and anchors of its own, to which its links lead, and is one step back', () => {
  const { store, page } = opened(null)
  addSection(store, section)
  const { elements, root } = documentOf(store.getState())
  const added = elements[root.at(-1) ?? '']
  expect(added?.props['anchor']).toBe('precios-2')
  expect(elements[added?.children[0] ?? '']?.props['link']).toBe('#precios-2')
  undoChange(store)
  expect(documentOf(store.getState())).toEqual(page)
})
