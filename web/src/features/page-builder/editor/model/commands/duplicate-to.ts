import { add, encodeElement, type ElementId } from '@aurelio/page/document'
import type { Slot } from '../places/slot.ts'
import { documentOf, type EditorStore } from '../state/editor-store.ts'
import { applyChange } from './apply-change.ts'
import { namesOf } from './change-names.ts'
import { fillCells } from './fill-cells.ts'
import { freshIds } from './fresh-ids.ts'

/** Puts a copy of an element at a slot as it is seen on screen; the element itself stays where it is. */
export function duplicateTo(store: EditorStore, id: ElementId, slot: Slot, emptyBefore = 0): void {
  applyChange(store, {
    label: 'Duplicar {{Elemento}}',
    names: namesOf(documentOf(store.getState()), id),
    edit: (page) => {
      const copy = freshIds(store, page, encodeElement(page, id))
      fillCells(store, page, slot.parent, emptyBefore)
      add(page, { element: copy, parent: slot.parent, index: slot.index + emptyBefore })
      return { selection: copy.id }
    },
  })
}
