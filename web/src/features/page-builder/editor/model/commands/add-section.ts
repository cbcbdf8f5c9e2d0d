import { add, type NestedElement } from '@aurelio/page/document'
import { sectionPlace } from '../places/added-place.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { applyChange } from './apply-change.ts'
import { elementName } from './change-names.ts'
import { freshIds } from './fresh-ids.ts'

/** Adds a whole section at the selected place, with new ids and anchors, and selects it: the next one comes behind it. */
export function addSection(store: EditorStore, element: NestedElement): void {
  applyChange(store, {
    label: 'Añadir {{elemento}}',
    names: { elemento: elementName(element) },
    edit: (page) => {
      const fresh = freshIds(store, page, element)
      add(page, { element: fresh, ...sectionPlace(page, store.getState().selectedId) })
      return { selection: fresh.id }
    },
  })
}
