import { childrenOf, findElement, isLocked } from '@aurelio/page/document'
import { useEffect } from 'react'
import { copiedText, pasteText } from '../clipboard/clipboard.ts'
import { duplicateElement, removeElement } from '../../model/commands/elements.ts'
import { redoChange, undoChange } from '../../model/commands/history.ts'
import { isBusyElsewhere } from './busy-elsewhere.ts'
import type { EditorModel } from '../../model/state/editor-model.ts'
import { documentOf } from '../../model/state/editor-store.ts'
import { selected, selectionOf } from '../../model/state/selection.ts'

/**
 * The editor's shortcuts (page-builder.md §4, decision 22). They work wherever the focus is; a text field
 * keeps its own keys. `save` must stay the same function. Copy and paste listen to the browser's own events, which need no permission.
 */
export function useShortcuts(editor: EditorModel, save: () => void): void {
  useEffect(() => {
    const controller = new AbortController()
    const options = { signal: controller.signal }
    const keydown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isBusyElsewhere(event.target)) return
      const run = commandFor(event, editor, save)
      if (!run) return
      event.preventDefault()
      run()
    }
    const copy = (event: ClipboardEvent): boolean => {
      if (isBusyElsewhere(event.target) || hasSelectedText()) return false
      const text = copiedText(editor.store, selectionOf(editor.store.getState()))
      if (text === null) return false
      event.clipboardData?.setData('text/plain', text)
      event.preventDefault()
      return true
    }
    const cut = (event: ClipboardEvent) => {
      const ids = selectionOf(editor.store.getState())
      if (copy(event)) void loadSeveral().then((all) => all.removeElements(editor.store, ids))
    }
    const paste = (event: ClipboardEvent) => {
      if (isBusyElsewhere(event.target)) return
      pasteText(editor.store, event.clipboardData?.getData('text/plain') ?? null)
      event.preventDefault()
    }
    document.addEventListener('keydown', keydown, options)
    document.addEventListener('copy', copy, options)
    document.addEventListener('cut', cut, options)
    document.addEventListener('paste', paste, options)
    return () => controller.abort()
  }, [editor, save])
}

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

function commandFor(event: Keys, editor: EditorModel, save: () => void): (() => void) | null {
  const { store } = editor
  const { selectedId } = store.getState()
  const ids = selectionOf(store.getState())
  const several = ids.length > 1
  const key = event.key.toLowerCase()
  if (event.altKey) return null
  if (event.ctrlKey || event.metaKey) {
    if (key === 'z') return () => (event.shiftKey ? redoChange(store) : undoChange(store))
    if (event.shiftKey) return null
    if (key === 'y') return () => redoChange(store)
    if (key === 's') return save
    if (key === 'a') return () => selectSiblings(editor)
    if (key === 'd' && several)
      return () => void loadSeveral().then((all) => all.duplicateElements(store, ids))
    if (key === 'd' && selectedId !== null) return () => duplicateElement(store, selectedId)
    return null
  }
  if (selectedId === null) return null
  if (key === 'delete' || key === 'backspace') {
    return several
      ? () => void loadSeveral().then((all) => all.removeElements(store, ids))
      : () => removeElement(store, selectedId)
  }
  if (key === 'escape') return () => store.setState({ selectedId: null })
  return null
}

const loadSeveral = () => import('../../model/commands/several.ts')

/** All that stands beside the selected element; on the page itself where nothing is selected. */
function selectSiblings({ store }: EditorModel): void {
  const state = store.getState()
  if (state.isReadOnly) return
  const document = documentOf(state)
  const parent = state.selectedId === null ? null : (findElement(document, state.selectedId)?.parent ?? null)
  const others = childrenOf(document, parent).filter(
    (id) => id !== state.selectedId && !isLocked(document, id),
  )
  store.setState(selected(state.selectedId === null ? others : [...others, state.selectedId]))
}

function hasSelectedText(): boolean {
  return window.getSelection()?.isCollapsed === false
}
