import { expect, it } from 'vitest'
import { addElement, moveElement, removeElement, updateProps } from '../../model/commands/elements.ts'
import { undoChange } from '../../model/commands/history.ts'
import { createEditorModel } from '../../model/state/editor-model.ts'
import { createEditorSurface } from '../create-surface.ts'
import { element, pageOf } from '../../model/testing/documents.ts'
import { announceChanges } from './announce-changes.ts'

function listening() {
  const document = pageOf(element('container', 'box', {}, [element('text', 'a')]), element('text', 'b'))
  const editor = createEditorSurface(createEditorModel(document, 'Prueba'))
  announceChanges(editor)
  return { store: editor.store, told: () => editor.announcements.getState().text }
}

it('tells what was done and where it stands now', () => {
  const { store, told } = listening()
  addElement(store, element('heading', 'new'), { parent: 'box', index: 0 })
  expect(told()).toBe('Añadir heading. heading, posición 1 de 2 en container')
  moveElement(store, 'b', { parent: 'box', index: 0 })
  expect(told()).toBe('Mover text. text, posición 1 de 3 en container')
  removeElement(store, 'b')
  expect(told()).toBe('Eliminar text')
})

it('tells where undo leads to', () => {
  const { store, told } = listening()
  removeElement(store, 'a')
  removeElement(store, 'b')
  undoChange(store)
  expect(told()).toBe('Página como tras: Eliminar text')
})

it('is quiet about what others change', () => {
  const { store, told } = listening()
  removeElement(store, 'a')
  const { history } = store.getState()
  store.setState({
    history: { ...history, document: pageOf(element('text', 'b', { text: 'De otra persona' })) },
  })
  expect(told()).toBe('Eliminar text')
})

it('is quiet while a text is typed', () => {
  const { store, told } = listening()
  updateProps(store, 'b', { text: 'H' }, 'field')
  expect(told()).toBe('')
})
