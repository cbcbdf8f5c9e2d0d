import { findElement, unlockedAround, type ElementId } from '@aurelio/page/document'
import type { EditorSurface } from '../state/editor-surface.ts'
import { documentOf, type EditorStore } from '../../model/state/editor-store.ts'
import { selectionOf, toggled } from '../../model/state/selection.ts'
import { unfoldAt } from '../nodes/unfold.ts'
import { elementIdAt } from '../nodes/element-node.ts'

/** Selects, hovers and opens menus on the canvas. Returns the function that disconnects it. */
export function connectPointer(surface: HTMLElement, { store, hover, menu }: EditorSurface): () => void {
  const controller = new AbortController()
  const options = { signal: controller.signal }
  const isReadOnly = () => store.getState().isReadOnly

  surface.addEventListener(
    'click',
    (event) => {
      if (isEditorControl(event.target)) return
      // Links, labels and buttons of the page do nothing while it is edited.
      event.preventDefault()
      unfoldAt(event.target)
      if (isReadOnly()) return
      const id = takenAt(store, event.target)
      const isMore = event.shiftKey || event.ctrlKey || event.metaKey
      if (!isMore) store.setState({ selectedId: id, selectedWith: [] })
      else if (id !== null) store.setState(toggled(store.getState(), id))
    },
    options,
  )
  surface.addEventListener(
    'contextmenu',
    (event) => {
      const id = takenAt(store, event.target)
      if (id === null || isReadOnly()) return
      event.preventDefault()
      if (!selectionOf(store.getState()).includes(id)) store.setState({ selectedId: id })
      menu.setState({ open: { id, x: event.clientX, y: event.clientY } })
    },
    options,
  )
  surface.addEventListener(
    'pointermove',
    (event) => {
      // A finger that is gone hovers over nothing.
      if (event.pointerType !== 'touch' && !isReadOnly() && !isEditorControl(event.target))
        hover.setState({ hoveredId: takenAt(store, event.target) })
    },
    options,
  )
  surface.addEventListener('pointerleave', () => hover.setState({ hoveredId: null }), options)
  surface.addEventListener('submit', (event) => event.preventDefault(), options)
  return () => controller.abort()
}

/** The element that the pointer takes: what is locked is passed over, to what is around it. */
function takenAt(store: EditorStore, target: EventTarget | null): ElementId | null {
  const document = documentOf(store.getState())
  const id = elementIdAt(target)
  return id !== null && findElement(document, id) ? unlockedAround(document, id) : null
}

/** What lies over the page acts for itself: the '…' button, the move handle, the empty canvas's shortcuts. */
export function isEditorControl(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('[data-editor-overlay], [data-editor-empty-canvas]') !== null
  )
}
