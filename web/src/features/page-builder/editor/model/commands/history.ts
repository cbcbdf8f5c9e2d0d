import { currentEntry, DocumentError, findElement, jump, redo, undo, type Jump } from '@aurelio/page/document'
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

/** A step that somebody else has worked on since is left out, and `refused` of the state says so. */
function restore(store: EditorStore, { history, skipped, done }: Jump): void {
  const { history: before, selectedId, isReadOnly } = store.getState()
  if (isReadOnly || history === before) return
  // What is selected stays so while it is still there; else what was selected then.
  const kept = [selectedId, currentEntry(history).selection].find(
    (id) => id !== null && findElement(history.document, id),
  )
  const refused = skipped.length === 0 ? null : new DocumentError({ code: 'changed-since' })
  store.setState({ history, made: { operations: done }, selectedId: kept ?? null, refused })
}
