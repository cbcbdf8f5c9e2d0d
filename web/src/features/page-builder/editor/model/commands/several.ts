import {
  add,
  childrenOf,
  duplicate,
  move,
  remove,
  type ElementId,
  type NestedElement,
} from '@aurelio/page/document'
import type { Slot } from '../places/slot.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { applyChange } from './apply-change.ts'
import { freshIds } from './fresh-ids.ts'
import { outermost } from '../places/outermost.ts'
import { selecting, stepOf } from './several-steps.ts'
import { pastePlace } from '../places/added-place.ts'

/** Removes elements with all they hold, as one entry. */
export function removeElements(store: EditorStore, ids: readonly ElementId[]): void {
  applyChange(store, {
    ...stepOf(store, ids, ['Eliminar {{Elemento}}', 'Eliminar {{n}} elementos']),
    edit: (page) => {
      remove(page, { ids: outermost(page, ids) })
      return selecting([])
    },
  })
}

/** Puts a copy behind each element, as one entry; the copies are selected. */
export function duplicateElements(store: EditorStore, ids: readonly ElementId[]): void {
  applyChange(store, {
    ...stepOf(store, ids, ['Duplicar {{Elemento}}', 'Duplicar {{n}} elementos']),
    edit: (page) => {
      const { session } = store.getState()
      return selecting(outermost(page, ids).map((id) => duplicate(page, { id, session })))
    },
  })
}

/** Moves elements to a slot as it is seen on screen, in page order, as one entry. */
export function moveElements(store: EditorStore, ids: readonly ElementId[], { parent, index }: Slot): void {
  applyChange(store, {
    ...stepOf(store, ids, ['Mover {{Elemento}}', 'Mover {{n}} elementos']),
    edit: (page) => {
      const moved = outermost(page, ids)
      const behind = childrenOf(page, parent)
        .slice(index)
        .find((id) => !moved.includes(id))
      for (const id of moved) {
        const others = childrenOf(page, parent).filter((each) => each !== id)
        const at = behind === undefined ? others.length : others.indexOf(behind)
        move(page, { id, parent, index: at })
      }
      return selecting(moved)
    },
  })
}

/** Puts elements where pasting puts them, one behind the other, as one entry; they are selected. */
export function pasteElements(store: EditorStore, elements: readonly NestedElement[]): void {
  applyChange(store, {
    label: 'Pegar {{n}} elementos',
    names: { n: String(elements.length) },
    edit: (page) => {
      const { parent, index } = pastePlace(page, store.getState().selectedId)
      const start = index ?? childrenOf(page, parent).length
      const pasted: ElementId[] = []
      for (const [at, element] of elements.entries()) {
        const fresh = freshIds(store, page, element)
        add(page, { element: fresh, parent, index: start + at })
        pasted.push(fresh.id)
      }
      return selecting(pasted)
    },
  })
}
