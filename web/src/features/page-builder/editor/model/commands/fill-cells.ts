import { add, type Editing, type ElementId, type NestedElement } from '@aurelio/page/document'
import type { EditorStore } from '../state/editor-store.ts'
import { freshIds } from './fresh-ids.ts'

/** Takes a place and no room: nothing of it shows on the published page. */
const filler: NestedElement = {
  id: 'container',
  type: 'container',
  name: '',
  props: {
    layout: 'vertical',
    padding: '0px',
    minHeight: '0px',
    height: 'auto',
    widthType: 'full',
    children: [],
  },
}

/** Fills the first places of an empty element, so that what follows stands in the place it was dropped into. */
export function fillCells(store: EditorStore, page: Editing, parent: ElementId | null, count: number): void {
  for (let index = 0; index < count; index += 1)
    add(page, { element: freshIds(store, page, filler), parent, index })
}
