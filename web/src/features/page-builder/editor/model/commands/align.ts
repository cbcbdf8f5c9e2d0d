import { findElement, update, type ElementId } from '@aurelio/page/document'
import { type AlignTo, getElement } from '@aurelio/page/elements'
import type { EditorStore } from '../state/editor-store.ts'
import { applyChange } from './apply-change.ts'
import { keepingSelection, stepOf } from './several-steps.ts'

/** Aligns, in the present viewport and as one entry, those elements whose type knows how. */
export function alignElements(store: EditorStore, ids: readonly ElementId[], to: AlignTo): void {
  const { viewport } = store.getState()
  applyChange(store, {
    ...stepOf(store, ids, ['Alinear {{Elemento}}', 'Alinear {{n}} elementos']),
    edit: (page) => {
      for (const id of ids) {
        const props = getElement(findElement(page, id)?.type ?? '')?.alignments?.[to]
        if (props) update(page, { id, props, viewport })
      }
      return keepingSelection(store)
    },
  })
}
