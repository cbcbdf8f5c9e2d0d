import type { ElementId, StepNames } from '@aurelio/page/document'
import { documentOf, type EditorStore } from '../state/editor-store.ts'
import { selected, selectionOf } from '../state/selection.ts'
import { namesOf } from './change-names.ts'

/** The elements that an action on this one is about: all the selected ones where it is among them. */
export function actedOn(store: EditorStore, id: ElementId): readonly ElementId[] {
  const selection = selectionOf(store.getState())
  return selection.includes(id) ? selection : [id]
}

/** These elements as what is selected after a change. */
export function selecting(ids: readonly ElementId[]) {
  const { selectedId, selectedWith } = selected(ids)
  return { selection: selectedId, selectedWith }
}

/** The present selection, kept as it is by a change. */
export function keepingSelection(store: EditorStore) {
  return selecting(selectionOf(store.getState()))
}

/** Name of a step that is about one element, or about several. */
export function stepOf(
  store: EditorStore,
  ids: readonly ElementId[],
  [one, several]: readonly [one: string, several: string],
): { label: string; names: StepNames } {
  const [only] = ids
  return ids.length === 1 && only !== undefined
    ? { label: one, names: namesOf(documentOf(store.getState()), only) }
    : { label: several, names: { n: String(ids.length) } }
}
