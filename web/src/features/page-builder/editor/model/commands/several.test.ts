import { describe, expect, test } from 'vitest'
import { element, pageOf } from '../testing/documents.ts'
import { createEditorStore, documentOf, type EditorStore } from '../state/editor-store.ts'
import { selected, selectionOf } from '../state/selection.ts'
import { alignElements } from './align.ts'
import { elementsText, readElementsText } from '../transfer/elements-text.ts'
import { renameElement, setHidden, setLocked } from './layer-marks.ts'
import { duplicateElements, moveElements, pasteElements, removeElements } from './several.ts'

const start = () => {
  const store = createEditorStore(
    pageOf(
      element('container', 'box', {}, [element('text', 'a'), element('text', 'b')]),
      element('heading', 'c'),
      element('button', 'd'),
    ),
    'Prueba',
  )
  return store
}
const page = (store: EditorStore) => documentOf(store.getState())
const steps = (store: EditorStore) => store.getState().history.entries.length - 1
const label = (store: EditorStore) => store.getState().history.entries.at(-1)

describe('several elements, one step each time', () => {
  test('are removed; one inside another goes with it', () => {
    const store = start()
    store.setState(selected(['a', 'box', 'c']))
    removeElements(store, ['a', 'box', 'c'])
    expect(page(store).root).toEqual(['d'])
    expect(steps(store)).toBe(1)
    expect(label(store)).toMatchObject({ label: 'Eliminar {{n}} elementos', names: { n: '3' } })
    expect(selectionOf(store.getState())).toEqual([])
  })

  test('are duplicated, and the copies are selected', () => {
    const store = start()
    duplicateElements(store, ['d', 'c'])
    const types = page(store).root.map((id) => page(store).elements[id]?.type)
    expect(types).toEqual(['container', 'heading', 'heading', 'button', 'button'])
    expect(steps(store)).toBe(1)
    expect(selectionOf(store.getState())).toEqual([page(store).root[2], page(store).root[4]])
  })

  test('are moved to one slot, in page order', () => {
    const store = start()
    moveElements(store, ['d', 'a'], { parent: 'box', index: 2 })
    expect(page(store).elements['box']?.children).toEqual(['b', 'a', 'd'])
    moveElements(store, ['a', 'b'], { parent: null, index: 0 })
    expect(page(store).root).toEqual(['b', 'a', 'box', 'c'])
    expect(steps(store)).toBe(2)
  })

  test('are hidden, locked and renamed without losing the selection', () => {
    const store = start()
    store.setState(selected(['c', 'd']))
    setHidden(store, ['c', 'd'], true)
    setLocked(store, ['c', 'd'], true)
    renameElement(store, 'd', ' Comprar ')
    expect(page(store).elements['d']).toMatchObject({ hidden: true, locked: true, name: 'Comprar' })
    expect(selectionOf(store.getState())).toEqual(['c', 'd'])
    expect(steps(store)).toBe(3)
  })

  test('are aligned as each type knows how', () => {
    const store = start()
    alignElements(store, ['c', 'd'], 'center')
    expect(page(store).elements['c']?.props['alignment']).toBe('center')
    expect(page(store).elements['d']?.props['align']).toBe('center')
    expect(steps(store)).toBe(1)
    alignElements(store, ['c', 'd'], 'stretch')
    expect(page(store).elements['c']?.props['alignment']).toBe('center')
    expect(page(store).elements['d']?.props['align']).toBe('stretch')
  })
})

describe('the clipboard of several', () => {
  test('is a list, and is pasted in its order as one step', async () => {
    const store = start()
    const text = elementsText(page(store), ['d', 'c'])
    expect(JSON.parse(text ?? '')).toMatchObject([{ type: 'heading' }, { type: 'button' }])
    store.setState({ selectedId: 'box' })
    const read = readElementsText(text)
    pasteElements(store, read.ok ? read.elements : [])
    expect(steps(store)).toBe(1)
    const inside = page(store).elements['box']?.children.map((id) => page(store).elements[id]?.type)
    expect(inside).toEqual(['text', 'text', 'heading', 'button'])
    expect(selectionOf(store.getState())).toHaveLength(2)
  })

  test('one element alone stays one element', () => {
    expect(JSON.parse(elementsText(page(start()), ['c']) ?? '')).toMatchObject({ id: 'c', type: 'heading' })
  })
})
