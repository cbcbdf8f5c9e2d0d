import { currentEntry, findElement, jump, redo, undo, type History } from '@aurelio/page/document'
import type { EditorStore } from '../state/editor-store.ts'

/** Takes the last change back. Restoring records nothing. */
export function undoChange(store: EditorStore): void {
  restore(store, undo(store.getState().history))
}

/** Makes the change again that was taken back last. */
export function redoChange(store: EditorStore): void {
  restore(store, redo(store.getState().history))
}

/** Goes straight to one step of the history, by its place in it. */
export function jumpTo(store: EditorStore, index: number): void {
  restore(store, jump(store.getState().history, index))
}

function restore(store: EditorStore, history: History): void {
  const { history: before, selectedId, isReadOnly } = store.getState()
  if (isReadOnly || history === before) return
  const entry = currentEntry(history)
  // What is selected stays so while it is still there; else what was selected then.
  const kept = [selectedId, entry.selection].find((id) => id !== null && findElement(entry.document, id))
  store.setState({ history, selectedId: kept ?? null })
}
