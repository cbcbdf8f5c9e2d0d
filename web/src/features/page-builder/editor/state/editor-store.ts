import {
  currentEntry,
  startHistory,
  type ElementId,
  type History,
  type PageDocument,
  type Viewport,
} from '@aurelio/page/document'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** What is being edited and how it is looked at (page-builder.md §3, "Editor state"). */
export type EditorState = {
  history: History
  selectedId: ElementId | null
  viewport: Viewport
  /** Nothing but the page: the panels are hidden and nothing can be changed. */
  isReadOnly: boolean
}

export type EditorStore = StoreApi<EditorState>

export function createEditorStore(document: PageDocument, name: string): EditorStore {
  return createStore(() => ({
    history: startHistory(document, name),
    selectedId: null,
    viewport: 'desktop',
    isReadOnly: false,
  }))
}

/** The page as it stands now. */
export function documentOf(state: EditorState): PageDocument {
  return currentEntry(state.history).document
}

/** Name of the project, which is the title of the page; a part of the history like the page. */
export function nameOf(state: EditorState): string {
  return currentEntry(state.history).name
}

/** Whether there is something new to save: another page, or another name. */
export function isChange(state: EditorState, before: EditorState): boolean {
  return documentOf(state) !== documentOf(before) || nameOf(state) !== nameOf(before)
}
