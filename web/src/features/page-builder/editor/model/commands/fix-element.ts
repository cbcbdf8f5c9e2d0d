import { update, type ElementId, type Props } from '@aurelio/page/document'
import { documentOf, type EditorStore } from '../state/editor-store.ts'
import { applyChange } from './apply-change.ts'
import { namesOf } from './change-names.ts'

/** Puts right what the check before publishing found, for every width, as one entry; the element gets selected. */
export function fixElement(store: EditorStore, id: ElementId, props: Props): void {
  applyChange(store, {
    label: 'Arreglar {{Elemento}}',
    names: namesOf(documentOf(store.getState()), id),
    edit: (page) => {
      update(page, { id, props, viewport: 'desktop' })
      return { selection: id }
    },
  })
}
