import {
  currentEntry,
  DocumentError,
  record,
  type ElementId,
  type HistoryEntry,
  type PageDocument,
  type StepNames,
} from '@aurelio/page/document'
import type { EditorStore } from '../state/editor-store.ts'

type Changed = {
  document: PageDocument
  /** The element selected after it. */
  selection: ElementId | null
  /** What is selected together with it; absent: what is left of the present selection. */
  selectedWith?: readonly ElementId[]
}

/** A change of the page: its name in the history and what it makes of the page. */
export type Change = {
  /** Spanish text, which is also its translation key; its placeholders stand in `names`. */
  label: string
  names?: StepNames
  apply: (document: PageDocument) => Changed
  /** A new name of the project; absent: it keeps the one it has. */
  name?: string
  /** Changes of one group that follow one another are one entry: what is typed in one visit to a field. */
  group?: string
}

/**
 * Makes one change and records it as one entry. A change that the page refuses (too many elements, too deep)
 * leaves everything as it was; `refused` of the state says why.
 */
export function applyChange(store: EditorStore, { apply, ...step }: Change): void {
  const state = store.getState()
  if (state.isReadOnly) return
  try {
    const { document, name } = currentEntry(state.history)
    const { selectedWith, ...changed } = apply(document)
    const entry: HistoryEntry = { name, ...step, ...changed }
    store.setState({
      history: record(state.history, entry),
      selectedId: entry.selection,
      refused: null,
      ...(selectedWith && { selectedWith }),
    })
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    store.setState({ refused: error })
  }
}
