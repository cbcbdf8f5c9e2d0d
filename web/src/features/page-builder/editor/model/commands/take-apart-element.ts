import {
  add,
  childrenOf,
  findElement,
  isLocked,
  remove,
  requireElement,
  type ElementId,
  type PageDocument,
} from '@aurelio/page/document'
import { isComposed, takeApart } from '@aurelio/page/elements'
import { documentOf, type EditorStore } from '../state/editor-store.ts'
import { applyChange } from './apply-change.ts'
import { namesOf } from './change-names.ts'
import { freshIds } from './fresh-ids.ts'
import { selecting } from './several-steps.ts'

export function canTakeApart(document: PageDocument, id: ElementId): boolean {
  return isComposed(findElement(document, id)?.type ?? '') && !isLocked(document, id)
}

/** Puts the plain elements that it is made of in the place of a composed one, as one entry. */
export function takeApartElement(store: EditorStore, id: ElementId): void {
  applyChange(store, {
    label: 'Convertir {{Elemento}} en elementos',
    names: namesOf(documentOf(store.getState()), id),
    edit: (page) => {
      const element = requireElement(page, id)
      const parts = takeApart(element)
      if (!parts) return selecting([id])
      const whole = freshIds(store, page, parts)
      const index = childrenOf(page, element.parent).indexOf(id)
      remove(page, { ids: [id] })
      add(page, { element: whole, parent: element.parent, index })
      return selecting([whole.id])
    },
  })
}
