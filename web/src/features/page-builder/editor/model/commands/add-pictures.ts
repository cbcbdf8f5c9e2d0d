import { add } from '@aurelio/page/document'
import { getElement } from '@aurelio/page/elements'
import type { Slot } from '../places/slot.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { applyChange } from './apply-change.ts'
import { freshIds } from './fresh-ids.ts'
import { newElement } from './new-element.ts'

/** Puts pictures on the page, one element each, as one entry; the last one is selected. */
export function addPictures(store: EditorStore, sources: readonly string[], { parent, index }: Slot): void {
  const definition = getElement('image')
  if (!definition || sources.length === 0) return
  applyChange(store, {
    label: sources.length === 1 ? 'Añadir {{elemento}}' : 'Añadir imágenes',
    names: { elemento: definition.name },
    edit: (page) => {
      const element = newElement(definition, store.getState().letter)
      let selection: string | null = null
      for (const [offset, src] of sources.entries()) {
        const picture = freshIds(store, page, { ...element, props: { ...element.props, src } })
        add(page, { element: picture, parent, index: index + offset })
        selection = picture.id
      }
      return { selection }
    },
  })
}
