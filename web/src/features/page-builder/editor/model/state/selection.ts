import type { ElementId } from '@aurelio/page/document'
import type { EditorState } from './editor-store.ts'

type Selection = Pick<EditorState, 'selectedId' | 'selectedWith'>

/** Every selected element; the one whose properties are shown comes last. */
export function selectionOf({ selectedId, selectedWith }: Selection): readonly ElementId[] {
  return selectedId === null ? [] : [...selectedWith, selectedId]
}

/** The state that selects these; the last one shows its properties. */
export function selected(ids: readonly ElementId[]): Selection {
  return { selectedId: ids.at(-1) ?? null, selectedWith: ids.slice(0, -1) }
}

/** The state with one element more, or one less, than is selected. */
export function toggled(state: EditorState, id: ElementId): Selection {
  const others = selectionOf(state).filter((each) => each !== id)
  return selected(others.length < selectionOf(state).length ? others : [...others, id])
}
