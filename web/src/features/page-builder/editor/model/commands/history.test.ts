import { edit, move, update, type Editing } from '@aurelio/page/document'
import { describe, expect, it } from 'vitest'
import { createEditorStore, documentOf, type EditorStore } from '../state/editor-store.ts'
import { element, pageOf } from '../testing/documents.ts'
import { addElement, updateProps } from './elements.ts'
import { redoChange, undoChange } from './history.ts'

/** What somebody else does to the page while this editor has it open. */
function meanwhile(store: EditorStore, work: (page: Editing) => void): void {
  const { history } = store.getState()
  store.setState({ history: { ...history, document: edit(history.document, work).document } })
}

const start = () =>
  createEditorStore(
    pageOf(element('text', 'a', { text: 'uno' }), element('container', 'box', {}, [])),
    'Prueba',
  )
const props = (store: EditorStore, id: string) => documentOf(store.getState()).elements[id]?.props

describe('undo, with somebody else on the page', () => {
  it('takes back what was done here, and leaves what was done there', () => {
    const store = start()
    updateProps(store, 'a', { text: 'dos' })
    meanwhile(store, (page) => {
      update(page, { id: 'a', props: { color: '#112233' } })
      move(page, { id: 'a', parent: 'box' })
    })
    undoChange(store)
    expect(props(store, 'a')).toEqual({ text: 'uno', color: '#112233' })
    expect(documentOf(store.getState()).root).toEqual(['box'])
    expect(store.getState().refused).toBeNull()
    redoChange(store)
    expect(props(store, 'a')).toEqual({ text: 'dos', color: '#112233' })
  })

  it('leaves out a step that was worked on there since, and says so', () => {
    const store = start()
    addElement(store, element('text', 'new'), { parent: null })
    updateProps(store, 'a', { text: 'dos' })
    meanwhile(store, (page) => update(page, { id: 'a', props: { text: 'tres' } }))
    undoChange(store)
    expect(props(store, 'a')).toEqual({ text: 'tres' })
    expect(store.getState().refused).toMatchObject({ code: 'changed-since' })
    undoChange(store)
    expect(documentOf(store.getState()).root).toEqual(['a', 'box'])
    expect(store.getState().refused).toBeNull()
  })
})
