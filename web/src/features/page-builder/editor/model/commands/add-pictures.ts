import { add, renewIds, takenIn, type NestedElement } from '@aurelio/page/document'
import { getElement } from '@aurelio/page/elements/registry'
import type { Slot } from '../places/slot.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { applyChange } from './apply-change.ts'
import { newElement } from './new-element.ts'

/** Puts pictures on the page, one element each, as one entry; the last one is selected. */
export function addPictures(store: EditorStore, sources: readonly string[], { parent, index }: Slot): void {
  const definition = getElement('image')
  const first = sources[0]
  if (!definition || first === undefined) return
  applyChange(store, {
    label: sources.length === 1 ? 'Añadir {{elemento}}' : 'Añadir imágenes',
    names: { elemento: definition.name },
    apply: (document) => {
      let page = document
      let last: NestedElement | undefined
      for (const [offset, src] of sources.entries()) {
        const element = newElement(definition)
        last = renewIds({ ...element, props: { ...element.props, src } }, takenIn(page))
        page = add(page, { element: last, parent, index: index + offset })
      }
      return { document: page, selection: last?.id ?? null }
    },
  })
}
