import type { EditorStore } from '../state/editor-store.ts'
import { applyChange } from './apply-change.ts'

/** Gives the project another name, as one entry. */
export function renameProject(store: EditorStore, name: string): void {
  const { selectedId } = store.getState()
  applyChange(store, { label: 'Renombrar página', name, edit: () => ({ selection: selectedId }) })
}
