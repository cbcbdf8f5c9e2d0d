import { canUndo } from '@aurelio/page/document'
import type { Editor } from '../../create-editor.ts'

/** Whether something waits that the server has not got, and could be sent without asking the person. */
export function hasUnsaved({ store, saves }: Pick<Editor, 'store' | 'saves'>): boolean {
  const { kind } = saves.getState().status
  if (kind === 'local') return canUndo(store.getState().history)
  return kind !== 'saved' && kind !== 'conflict'
}
