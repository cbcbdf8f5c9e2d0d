import type { Editor } from '../state/editor.ts'
import { elementIdAt } from './element-node.ts'

/** Selects, hovers and opens menus on the canvas. Returns the function that disconnects it. */
export function connectPointer(surface: HTMLElement, { store, hover, menu }: Editor): () => void {
  const controller = new AbortController()
  const options = { signal: controller.signal }
  const isReadOnly = () => store.getState().isReadOnly

  surface.addEventListener(
    'click',
    (event) => {
      if (isEditorControl(event.target)) return
      // Links, labels and buttons of the page do nothing while it is edited.
      event.preventDefault()
      if (!isReadOnly()) store.setState({ selectedId: elementIdAt(event.target) })
    },
    options,
  )
  surface.addEventListener(
    'contextmenu',
    (event) => {
      const id = elementIdAt(event.target)
      if (id === null || isReadOnly()) return
      event.preventDefault()
      store.setState({ selectedId: id })
      menu.setState({ open: { id, x: event.clientX, y: event.clientY } })
    },
    options,
  )
  surface.addEventListener(
    'pointermove',
    (event) => {
      if (!isReadOnly() && !isEditorControl(event.target))
        hover.setState({ hoveredId: elementIdAt(event.target) })
    },
    options,
  )
  surface.addEventListener('pointerleave', () => hover.setState({ hoveredId: null }), options)
  surface.addEventListener('submit', (event) => event.preventDefault(), options)
  return () => controller.abort()
}

/** What lies over the page acts for itself: the '…' button, the move handle, the empty canvas's shortcuts. */
function isEditorControl(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('[data-editor-overlay], [data-editor-empty-canvas]') !== null
  )
}
