import { canUndo } from '@aurelio/page/document'
import type { EditorSync } from '../state/editor-sync.ts'

/** Whether something waits that the server has not got, and could be sent without asking the person. */
export function hasUnsaved({ store, saves }: Pick<EditorSync, 'store' | 'saves'>): boolean {
  const { kind } = saves.getState().status
  if (kind === 'local') return canUndo(store.getState().history)
  return kind !== 'saved' && kind !== 'conflict'
}
