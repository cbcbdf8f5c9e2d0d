import type { PageDocument } from '@aurelio/page/document'
import { createEditorStore, type EditorStore } from './editor-store.ts'
import { watchElements, type ElementWatch } from './element-watch.ts'
import { createHeldElement, type HeldElement } from './held-element.ts'

/** What is edited, with those who follow single elements of it. Components reach it by `useModel`. */
export type EditorModel = { store: EditorStore; elements: ElementWatch; held: HeldElement }

export function createEditorModel(document: PageDocument, name: string): EditorModel {
  const store = createEditorStore(document, name)
  return { store, elements: watchElements(store), held: createHeldElement() }
}
