import {
  add,
  childrenOf,
  findElement,
  isLocked,
  move,
  remove,
  requireElement,
  type ElementId,
  type PageDocument,
} from '@aurelio/page/document'
import { outermost } from '../places/outermost.ts'
import { documentOf, type EditorStore } from '../state/editor-store.ts'
import { applyChange } from './apply-change.ts'
import { namesOf } from './change-names.ts'
import { freshIds } from './fresh-ids.ts'
import { selecting, stepOf } from './several-steps.ts'

/** Holds what is put into it and adds nothing to its look. */
const plainContainer = {
  id: 'new',
  type: 'container',
  name: 'Contenedor',
  props: { layout: 'vertical', widthType: 'full', width: '100%', padding: '0px', gap: '16px', children: [] },
}

/** Puts elements into a new container where the first of them stands, in page order, as one entry. */
export function wrapElements(store: EditorStore, ids: readonly ElementId[]): void {
  applyChange(store, {
    ...stepOf(store, ids, ['Agrupar {{Elemento}}', 'Agrupar {{n}} elementos']),
    edit: (page) => {
      const inside = outermost(page, ids)
      const [first] = inside
      if (first === undefined) return selecting([])
      const { parent } = requireElement(page, first)
      const container = freshIds(store, page, plainContainer)
      add(page, { element: container, parent, index: childrenOf(page, parent).indexOf(first) })
      for (const [index, id] of inside.entries()) move(page, { id, parent: container.id, index })
      return selecting([container.id])
    },
  })
}

/** Takes a container away and leaves what it held in its place, as one entry. */
export function ungroupElement(store: EditorStore, id: ElementId): void {
  applyChange(store, {
    label: 'Desagrupar {{Elemento}}',
    names: namesOf(documentOf(store.getState()), id),
    edit: (page) => {
      const { parent } = requireElement(page, id)
      const children = childrenOf(page, id)
      const start = childrenOf(page, parent).indexOf(id)
      for (const [at, child] of children.entries()) move(page, { id: child, parent, index: start + at })
      remove(page, { ids: [id] })
      return selecting(children)
    },
  })
}

/** True for what holds elements that could stand without it. */
export function canUngroup(document: PageDocument, id: ElementId): boolean {
  return (findElement(document, id)?.children.length ?? 0) > 0 && !isLocked(document, id)
}
