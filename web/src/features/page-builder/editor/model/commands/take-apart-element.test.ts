import { childrenOf, findElement } from '@aurelio/page/document'
import { expect, it } from 'vitest'
import { element, pageOf } from '../testing/documents.ts'
import { createEditorStore, documentOf } from '../state/editor-store.ts'
import { undoChange } from './history.ts'
import { canTakeApart, takeApartElement } from './take-apart-element.ts'

it('puts plain elements in the place of a composed one, selects the whole, and takes it back as one step', () => {
  const store = createEditorStore(
    pageOf(element('text', 'a'), element('card', 'b', { title: 'Dos', linkText: '' }), element('text', 'c')),
    'Prueba',
  )
  const page = () => documentOf(store.getState())
  const before = page()
  expect(canTakeApart(before, 'a')).toBe(false)
  expect(canTakeApart(before, 'b')).toBe(true)

  takeApartElement(store, 'b')
  const [first, whole = '', last] = childrenOf(page(), null)
  expect([first, last]).toEqual(['a', 'c'])
  expect(store.getState().selectedId).toBe(whole)
  const [body = ''] = childrenOf(page(), whole)
  const [title = '', text = ''] = childrenOf(page(), body)
  expect(findElement(page(), title)).toMatchObject({ type: 'heading', props: { text: 'Dos', level: 3 } })
  expect(findElement(page(), text)?.type).toBe('text')

  undoChange(store)
  expect(page()).toEqual(before)
})
