import {
  DocumentError,
  edit,
  record,
  type Editing,
  type ElementId,
  type Operation,
  type StepNames,
} from '@aurelio/page/document'
import type { EditorStore } from '../state/editor-store.ts'
import type { LetterRules } from '../state/letter-rules.ts'

type Selected = {
  /** The element selected after it. */
  selection: ElementId | null
  /** What is selected together with it; absent: what is left of the present selection. */
  selectedWith?: readonly ElementId[]
}

/** A change of the page: its name in the history and what it does to the page. */
export type Change = {
  /** Spanish text, which is also its translation key; its placeholders stand in `names`. */
  label: string
  names?: StepNames
  edit: (page: Editing) => Selected
  /** A new name of the project; absent: it keeps the one it has. */
  name?: string
  /** Changes of one group that follow one another are one entry: what is typed in one visit to a field. */
  group?: string
}

/**
 * Makes one change and records it as one entry. A change that the page refuses (too many elements, too deep)
 * leaves everything as it was; `refused` of the state says why.
 */
export function applyChange(store: EditorStore, { edit: work, ...step }: Change): void {
  const { history, isReadOnly, letter } = store.getState()
  if (isReadOnly) return
  try {
    const edited = edit(history.document, work)
    demandHeld(letter, edited.operations)
    const { selection, selectedWith } = edited.result
    store.setState({
      history: record(history, { ...step, selection, edited }),
      made: { operations: edited.operations, group: step.group },
      selectedId: selection,
      refused: null,
      ...(selectedWith && { selectedWith }),
    })
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    store.setState({ refused: error })
  }
}

/** Into a letter comes what mail can hold, whichever way it comes. */
function demandHeld(letter: LetterRules | null, operations: readonly Operation[]): void {
  const added = operations.flatMap((operation) => (operation.kind === 'add' ? operation.nodes : []))
  if (letter && !added.every(({ type }) => letter.holds(type)))
    throw new DocumentError({ code: 'not-for-mail' })
}
