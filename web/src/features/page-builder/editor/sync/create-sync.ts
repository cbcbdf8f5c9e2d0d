import type { Operation } from '@aurelio/page/document'
import { createPeopleStore } from '../../../../platform/together/people-store.ts'
import type { EditorModel } from '../model/state/editor-model.ts'
import type { EditorStart } from './opening/start.ts'
import { createSaver } from './remote/saver.ts'
import type { DocumentHome } from './state/document-home.ts'
import type { EditorSync } from './state/editor-sync.ts'
import { createSaveStore } from './state/save-state.ts'

export function createEditorSync(
  model: EditorModel,
  home: DocumentHome,
  { page, isUnsaved, confirmed, waiting }: Pick<EditorStart, 'page' | 'isUnsaved' | 'confirmed' | 'waiting'>,
): EditorSync {
  const saves = createSaveStore(page, isUnsaved)
  const people = createPeopleStore<Operation>()
  const saver = createSaver(
    { home, store: model.store, saves, people },
    page && page.variant === undefined ? { page, confirmed, waiting } : null,
  )
  return { ...model, home, saves, people, saver }
}
