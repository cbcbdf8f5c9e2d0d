import { encodeElements } from '@aurelio/page/document'
import { expect, it, vi } from 'vitest'
import { duplicateElement, moveElement, removeElement, updateProps } from '../../model/commands/elements.ts'
import { undoChange } from '../../model/commands/history.ts'
import { createEditorStore, documentOf } from '../../model/state/editor-store.ts'
import { element, pageOf } from '../../model/testing/documents.ts'
import { createPageText } from './page-text.ts'

const box = (id: string, ...children: ReturnType<typeof element>[]) => element('container', id, {}, children)

it('is the text of the whole page after every kind of change', () => {
  const page = pageOf(box('a', box('a1', element('text', 'deep'))), box('b'), element('text', 'c'))
  const store = createEditorStore(page, 'Prueba')
  const textOf = createPageText()
  const isWhole = () => {
    const document = documentOf(store.getState())
    expect(JSON.parse(textOf(document))).toEqual(encodeElements(document))
  }
  const changes = [
    () => updateProps(store, 'deep', { text: 'Hola' }),
    () => moveElement(store, 'deep', { parent: 'b', index: 0 }),
    () => moveElement(store, 'a1', { parent: null, index: 0 }),
    () => duplicateElement(store, 'b'),
    () => removeElement(store, 'a1'),
    () => removeElement(store, 'c'),
    () => undoChange(store),
    () => undoChange(store),
    () => undoChange(store),
  ]
  isWhole()
  for (const change of changes) {
    change()
    isWhole()
  }
})

it('encodes the changed top-level element alone', () => {
  const store = createEditorStore(
    pageOf(box('a', element('text', 'deep')), box('b', element('text', 'c'))),
    'P',
  )
  const textOf = createPageText()
  textOf(documentOf(store.getState()))
  updateProps(store, 'deep', { text: 'Hola' })
  const encoding = vi.spyOn(JSON, 'stringify')
  const text = textOf(documentOf(store.getState()))
  expect(encoding).toHaveBeenCalledTimes(1)
  encoding.mockRestore()
  expect(text).toContain('Hola')
})
