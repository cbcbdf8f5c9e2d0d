import { canRedo, canUndo, currentEntry, encodeElements, type PageDocument } from '@aurelio/page/document'
import { describe, expect, it } from 'vitest'
import { createEditorStore, documentOf, nameOf } from '../state/editor-store.ts'
import { element, pageOf } from '../testing/documents.ts'
import {
  addByClick,
  addElement,
  duplicateElement,
  moveElement,
  removeElement,
  updateProps,
} from './elements.ts'
import { redoChange, undoChange } from './history.ts'
import { renameProject } from './rename-project.ts'
import { replacePage } from './replace-page.ts'
import { pastePlace } from '../places/added-place.ts'

const text = element('text', 'new', { text: 'Hola' })

function editorWith(document: PageDocument) {
  const store = createEditorStore(document, 'Prueba')
  const page = () => documentOf(store.getState())
  const labels = () => store.getState().history.entries.map(({ label }) => label)
  return { store, page, labels }
}

/** The props of a section that was clicked into a container of these. */
function sectionIn(container: Record<string, unknown>) {
  const { store, page } = editorWith(pageOf(element('container', 'box', container, [])))
  store.setState({ selectedId: 'box' })
  addByClick(store, element('section', 'new', { minHeight: '200px' }, []))
  return page().elements[page().elements['box']?.children[0] ?? '']?.props
}

describe('a click on a tile', () => {
  it('adds to the end of the page and selects the new element', () => {
    const { store, page } = editorWith(pageOf(element('heading', 'h')))
    addByClick(store, text)
    const added = page().root[1] ?? ''
    expect(added).toMatch(/^text-\d{13}-[\da-z]{4}$/)
    expect(store.getState().selectedId).toBe(added)
  })

  it('adds to the end of the page when what is selected holds no elements', () => {
    const { store, page } = editorWith(pageOf(element('heading', 'h'), element('heading', 'last')))
    store.setState({ selectedId: 'h' })
    addByClick(store, text)
    expect(page().root.slice(0, 2)).toEqual(['h', 'last'])
    expect(page().root).toHaveLength(3)
  })

  it('fills the selected container, which stays selected', () => {
    const { store, page } = editorWith(pageOf(element('container', 'box', {}, []), element('text', 't')))
    store.setState({ selectedId: 'box' })
    addByClick(store, text)
    addByClick(store, text)
    expect(page().elements['box']?.children).toHaveLength(2)
    expect(page().root).toEqual(['box', 't'])
    expect(store.getState().selectedId).toBe('box')
  })

  it('gives a section the whole width of a column that would make it as narrow as its content', () => {
    expect(sectionIn({ alignItems: 'center' })).toEqual({ minHeight: '200px', align: 'stretch' })
    expect(sectionIn({})).toEqual({ minHeight: '200px' })
    expect(sectionIn({ alignItems: 'center', layout: 'horizontal' })).toEqual({ minHeight: '200px' })
  })
})

describe('pastePlace', () => {
  const page = pageOf(
    element('container', 'box', {}, [element('text', 'a'), element('text', 'b')]),
    element('text', 'c'),
  )

  it.each([
    ['box', { parent: 'box' }],
    ['a', { parent: 'box', index: 1 }],
    ['c', { parent: null, index: 2 }],
    [null, { parent: null }],
    ['gone', { parent: null }],
  ])('with %s selected', (selected, place) => {
    expect(pastePlace(page, selected)).toEqual(place)
  })
})

describe('history', () => {
  it('names each change and takes it back, with its selection', () => {
    const { store, page, labels } = editorWith(
      pageOf(
        element('text', 'a', { text: 'uno' }),
        element('text', 'b'),
        element('container', 'box', { responsive: {} }),
      ),
    )
    const start = encodeElements(page())
    updateProps(store, 'a', { text: 'dos' })
    moveElement(store, 'a', { parent: null, index: 2 })
    duplicateElement(store, 'b')
    removeElement(store, 'a')
    addElement(store, text, { parent: null, index: 0 })
    renameProject(store, 'Portada')
    store.setState({ viewport: 'tablet' })
    updateProps(store, 'box', { paddingTop: '4px' })
    replacePage(store, {
      document: pageOf(element('heading', 'h')),
      label: 'Usar plantilla {{Plantilla}}',
      names: { plantilla: 'Portada' },
    })
    expect(labels()).toEqual([
      'Estado inicial',
      'Cambiar {{propiedad}} de {{Elemento}}',
      'Mover {{Elemento}}',
      'Duplicar {{Elemento}}',
      'Eliminar {{Elemento}}',
      'Añadir {{elemento}}',
      'Renombrar página',
      'Cambiar {{propiedad}} de {{Elemento}} en {{vista}}',
      'Usar plantilla {{Plantilla}}',
    ])
    const spacing = store.getState().history.entries.at(-2)?.names
    expect(spacing).toEqual({ propiedad: 'Relleno', elemento: 'container', vista: 'Tableta' })
    const end = encodeElements(page())
    while (canUndo(store.getState().history)) undoChange(store)
    expect(encodeElements(page())).toEqual(start)
    expect(nameOf(store.getState())).toBe('Prueba')
    expect(labels()).toHaveLength(9)
    while (canRedo(store.getState().history)) redoChange(store)
    expect(encodeElements(page())).toEqual(end)
  })

  it('makes one entry of what is typed in one visit to a field', () => {
    const { store, page, labels } = editorWith(pageOf(element('text', 'a', { text: '' })))
    for (const typed of ['H', 'Ho', 'Hol', 'Hola']) updateProps(store, 'a', { text: typed }, 'a:text:1')
    updateProps(store, 'a', { text: 'Adiós' }, 'a:text:2')
    expect(labels()).toHaveLength(3)
    undoChange(store)
    expect(page().elements['a']?.props).toEqual({ text: 'Hola' })
    undoChange(store)
    expect(page().elements['a']?.props).toEqual({ text: '' })
  })

  it('records nothing for a move to where the element is', () => {
    const { store, labels } = editorWith(pageOf(element('text', 'a'), element('text', 'b')))
    moveElement(store, 'a', { parent: null, index: 0 })
    moveElement(store, 'a', { parent: null, index: 1 })
    expect(labels()).toEqual(['Estado inicial'])
  })

  it('counts a slot behind the element in its own parent without the element', () => {
    const { store, page } = editorWith(
      pageOf(element('text', 'a'), element('text', 'b'), element('text', 'c')),
    )
    moveElement(store, 'a', { parent: null, index: 2 })
    expect(page().root).toEqual(['b', 'a', 'c'])
    moveElement(store, 'c', { parent: null, index: 0 })
    expect(page().root).toEqual(['c', 'b', 'a'])
  })
})

it('selects nothing after the selected element, or what holds it, was removed', () => {
  const { store } = editorWith(pageOf(element('container', 'box', {}, [element('text', 'a')])))
  store.setState({ selectedId: 'a' })
  removeElement(store, 'box')
  expect(store.getState().selectedId).toBeNull()
  undoChange(store)
  expect(currentEntry(store.getState().history).label).toBe('Estado inicial')
})

it('changes nothing in read-only view', () => {
  const { store, labels } = editorWith(pageOf(element('text', 'a')))
  updateProps(store, 'a', { text: 'x' })
  store.setState({ isReadOnly: true })
  removeElement(store, 'a')
  undoChange(store)
  expect(labels()).toEqual(['Estado inicial', 'Cambiar {{propiedad}} de {{Elemento}}'])
  expect(store.getState().history.index).toBe(1)
})

it('tells what the page refuses and keeps it as it was', () => {
  const { store, page } = editorWith(pageOf(element('container', 'box', {}, [element('text', 'a')])))
  const before = page()
  moveElement(store, 'box', { parent: 'box', index: 0 })
  addElement(store, text, { parent: 'gone' })
  expect(page()).toBe(before)
  expect(store.getState().refused).toMatchObject({ code: 'missing-parent' })
  removeElement(store, 'box')
  expect(store.getState().refused).toBeNull()
})
