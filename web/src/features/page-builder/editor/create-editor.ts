import { createEditorModel } from './model/state/editor-model.ts'
import { createEditorSurface } from './surface/create-surface.ts'
import type { EditorSurface } from './surface/state/editor-surface.ts'
import { createEditorSync } from './sync/create-sync.ts'
import type { EditorStart } from './sync/opening/start.ts'
import type { DocumentHome } from './sync/state/document-home.ts'
import type { EditorSync } from './sync/state/editor-sync.ts'

/** One open editor, whole: only what puts the floors together knows all of it. */
export type Editor = EditorSync & EditorSurface

export function createEditor(start: EditorStart, home: DocumentHome): Editor {
  const model = createEditorModel(start.document, start.name)
  return { ...createEditorSync(model, home, start), ...createEditorSurface(model) }
}
