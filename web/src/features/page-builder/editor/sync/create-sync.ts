import type { EditorModel } from '../model/state/editor-model.ts'
import { createSaver } from './remote/saver.ts'
import type { EditorSync } from './state/editor-sync.ts'
import { createSaveStore, type ServerPage } from './state/save-state.ts'

/** @param start.isUnsaved the editor opens with changes that the server has not got */
export function createEditorSync(
  model: EditorModel,
  start: { page: ServerPage | null; isUnsaved: boolean },
): EditorSync {
  const saves = createSaveStore(start.page, start.isUnsaved)
  return { ...model, saves, saver: createSaver(model.store, saves) }
}
