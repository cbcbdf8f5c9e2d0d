import { requireElement, update, type ElementId, type Props } from '@aurelio/page/document'
import { sharedProps } from '@aurelio/page/elements'
import type { EditorStore } from '../state/editor-store.ts'
import { applyChange } from './apply-change.ts'
import { keepingSelection } from './several-steps.ts'

/**
 * Sets props of several elements in the present viewport, as one entry.
 * @param patches what each of them gets: the same value may bring other props along in each
 * @param group visit to a field, for what is typed or dragged: it becomes one entry
 */
export function updateSeveral(
  store: EditorStore,
  patches: ReadonlyMap<ElementId, Props>,
  field: string,
  group?: string,
): void {
  const { viewport } = store.getState()
  applyChange(store, {
    label: 'Cambiar {{propiedad}} de {{n}} elementos',
    names: { propiedad: field, n: String(patches.size) },
    edit: (page) => {
      for (const [id, props] of patches)
        update(page, { id, props, viewport, shared: sharedProps(requireElement(page, id).type) })
      return keepingSelection(store)
    },
    ...(group === undefined ? {} : { group }),
  })
}
