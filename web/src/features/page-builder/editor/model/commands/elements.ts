import {
  add,
  duplicate,
  findElement,
  indexAfterRemoval,
  move,
  remove,
  requireElement,
  update,
  type ElementId,
  type NestedElement,
  type Place,
  type Props,
} from '@aurelio/page/document'
import { keepSpans, sharedProps } from '@aurelio/page/elements'
import { documentOf, type EditorStore } from '../state/editor-store.ts'
import { clickPlace } from '../places/added-place.ts'
import { applyChange } from './apply-change.ts'
import { fillCells } from './fill-cells.ts'
import { fittedToPlace } from './fitted-to-place.ts'
import { freshIds } from './fresh-ids.ts'
import { elementName, nameOfUpdate, namesOf } from './change-names.ts'

/**
 * Adds an element with new ids at a place and selects it.
 * @param emptyBefore places of an empty element that stay free before it
 */
export function addElement(
  store: EditorStore,
  element: NestedElement,
  place: Place,
  label = 'Añadir {{elemento}}',
  emptyBefore = 0,
): void {
  applyChange(store, {
    label,
    names: { elemento: elementName(element) },
    edit: (page) => {
      const { parent, index } = place
      fillCells(store, page, parent, emptyBefore)
      const fresh = freshIds(store, page, fittedToPlace(page, parent, element))
      add(page, { element: fresh, parent, ...(index !== undefined && { index: index + emptyBefore }) })
      return { selection: fresh.id }
    },
  })
}

/**
 * Adds an element where a click puts it: into the selected container, else at the end of the page. The
 * container stays selected, so that one click after another fills it.
 */
export function addByClick(store: EditorStore, element: NestedElement): void {
  applyChange(store, {
    label: 'Añadir {{elemento}}',
    names: { elemento: elementName(element) },
    edit: (page) => {
      const place = clickPlace(page, store.getState().selectedId)
      const fresh = freshIds(store, page, fittedToPlace(page, place.parent, element))
      add(page, { element: fresh, ...place })
      return { selection: place.parent ?? fresh.id }
    },
  })
}

/**
 * Sets props of one element in the present viewport.
 * @param group visit to a field, for what is typed or dragged: it becomes one entry
 */
export function updateProps(store: EditorStore, id: ElementId, props: Props, group?: string): void {
  const { viewport, selectedId } = store.getState()
  applyChange(store, {
    ...nameOfUpdate(documentOf(store.getState()), id, props, viewport),
    edit: (page) => {
      const { type, props: stored } = requireElement(page, id)
      update(page, { id, props: keepSpans(type, stored, props), viewport, shared: sharedProps(type) })
      return { selection: selectedId }
    },
    ...(group === undefined ? {} : { group }),
  })
}

/** Moves an element to a slot as it is seen on screen, where the element still stands in its old place. */
export function moveElement(
  store: EditorStore,
  id: ElementId,
  slot: { parent: ElementId | null; index: number },
  emptyBefore = 0,
): void {
  applyChange(store, {
    label: 'Mover {{Elemento}}',
    names: namesOf(documentOf(store.getState()), id),
    edit: (page) => {
      const index = indexAfterRemoval(page, { id, ...slot })
      fillCells(store, page, slot.parent, emptyBefore)
      move(page, { id, parent: slot.parent, index: index + emptyBefore })
      return { selection: id }
    },
  })
}

export function duplicateElement(store: EditorStore, id: ElementId): void {
  applyChange(store, {
    label: 'Duplicar {{Elemento}}',
    names: namesOf(documentOf(store.getState()), id),
    edit: (page) => ({ selection: duplicate(page, { id, session: store.getState().session }) }),
  })
}

/** Removes an element with all it holds. Nothing of it stays selected. */
export function removeElement(store: EditorStore, id: ElementId): void {
  applyChange(store, {
    label: 'Eliminar {{Elemento}}',
    names: namesOf(documentOf(store.getState()), id),
    edit: (page) => {
      remove(page, { ids: [id] })
      const { selectedId } = store.getState()
      return { selection: selectedId !== null && findElement(page, selectedId) ? selectedId : null }
    },
  })
}
