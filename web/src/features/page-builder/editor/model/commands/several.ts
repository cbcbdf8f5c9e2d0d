import {
  add,
  childrenOf,
  duplicate,
  move,
  removeAll,
  renewIds,
  takenIn,
  type ElementId,
  type NestedElement,
} from '@aurelio/page/document'
import type { Slot } from '../places/slot.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { applyChange } from './apply-change.ts'
import { outermost } from '../places/outermost.ts'
import { selecting, stepOf } from './several-steps.ts'
import { pastePlace } from '../places/added-place.ts'

/** Removes elements with all they hold, as one entry. */
export function removeElements(store: EditorStore, ids: readonly ElementId[]): void {
  applyChange(store, {
    ...stepOf(store, ids, ['Eliminar {{Elemento}}', 'Eliminar {{n}} elementos']),
    apply: (document) => ({
      document: removeAll(document, { ids: outermost(document, ids) }),
      ...selecting([]),
    }),
  })
}

/** Puts a copy behind each element, as one entry; the copies are selected. */
export function duplicateElements(store: EditorStore, ids: readonly ElementId[]): void {
  applyChange(store, {
    ...stepOf(store, ids, ['Duplicar {{Elemento}}', 'Duplicar {{n}} elementos']),
    apply: (document) => {
      const copies: ElementId[] = []
      let next = document
      for (const id of outermost(document, ids)) {
        const copied = duplicate(next, { id })
        next = copied.document
        copies.push(copied.id)
      }
      return { document: next, ...selecting(copies) }
    },
  })
}

/** Moves elements to a slot as it is seen on screen, in page order, as one entry. */
export function moveElements(store: EditorStore, ids: readonly ElementId[], { parent, index }: Slot): void {
  applyChange(store, {
    ...stepOf(store, ids, ['Mover {{Elemento}}', 'Mover {{n}} elementos']),
    apply: (document) => {
      const moved = outermost(document, ids)
      const behind = childrenOf(document, parent)
        .slice(index)
        .find((id) => !moved.includes(id))
      const next = moved.reduce((page, id) => {
        const others = childrenOf(page, parent).filter((each) => each !== id)
        const at = behind === undefined ? others.length : others.indexOf(behind)
        return move(page, { id, parent, index: at })
      }, document)
      return { document: next, ...selecting(moved) }
    },
  })
}

/** Puts elements where pasting puts them, one behind the other, as one entry; they are selected. */
export function pasteElements(store: EditorStore, elements: readonly NestedElement[]): void {
  applyChange(store, {
    label: 'Pegar {{n}} elementos',
    names: { n: String(elements.length) },
    apply: (document) => {
      const { parent, index } = pastePlace(document, store.getState().selectedId)
      const start = index ?? childrenOf(document, parent).length
      const pasted: ElementId[] = []
      const next = elements.reduce((page, element, at) => {
        const fresh = renewIds(element, takenIn(page))
        pasted.push(fresh.id)
        return add(page, { element: fresh, parent, index: start + at })
      }, document)
      return { document: next, ...selecting(pasted) }
    },
  })
}
