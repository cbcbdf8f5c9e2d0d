import { expect, it } from 'vitest'
import { element, pageOf } from '../testing/documents.ts'
import { createEditorStore, documentOf } from '../state/editor-store.ts'
import { findText, replaceText } from './find-text.ts'
import { undoChange } from './history.ts'

const start = () =>
  createEditorStore(
    pageOf(
      element('heading', 'a', {
        text: 'Aquí, aquí y allí',
        textSpans: [
          { from: 0, to: 4, kind: 'bold' },
          { from: 13, to: 17, kind: 'link', link: '/alli' },
        ],
      }),
      element('faq', 'b', { items: [{ question: '¿Aquí?', answer: 'No' }] }),
      element('button', 'c', { text: 'Ven', link: '/aquí' }),
      { ...element('text', 'd', { text: 'Aquí no se toca' }), locked: true },
    ),
    'Prueba',
  )

it('finds words in texts and in the entries of lists, and not in addresses', () => {
  const page = documentOf(start().getState())
  const places = findText(page, { text: 'aquí', matchCase: false })
  expect(places.map(({ id, from }) => [id, from])).toEqual([
    ['a', 0],
    ['a', 6],
    ['b', 1],
  ])
  expect(findText(page, { text: 'aquí', matchCase: true })).toHaveLength(1)
  expect(findText(page, { text: '', matchCase: false })).toEqual([])
})

it('replaces them as one step, with what is set apart around them', () => {
  const store = start()
  const before = documentOf(store.getState())
  replaceText(store, findText(before, { text: 'aquí', matchCase: false }), 'acullá')
  const { elements } = documentOf(store.getState())
  expect(elements['a']?.props).toEqual({
    text: 'acullá, acullá y allí',
    textSpans: [
      { from: 0, to: 6, kind: 'bold' },
      { from: 17, to: 21, kind: 'link', link: '/alli' },
    ],
  })
  expect(elements['b']?.props['items']).toEqual([{ question: '¿acullá?', answer: 'No' }])
  expect(elements['d']?.props['text']).toBe('Aquí no se toca')
  undoChange(store)
  expect(documentOf(store.getState())).toEqual(before)
})

it('replaces what every element shows, also where nobody wrote it', () => {
  const store = createEditorStore(pageOf(element('heading', 'a', {})), 'Prueba')
  replaceText(
    store,
    findText(documentOf(store.getState()), { text: 'Encabezado', matchCase: true }),
    'Título',
  )
  expect(documentOf(store.getState()).elements['a']?.props['text']).toBe('Tu Título Aquí')
})
