import { findElement, walk, type ElementId, type PageDocument } from '@aurelio/page/document'
import { documentOf, type EditorStore } from '../state/editor-store.ts'

/**
 * Chooses elements with the arrow keys while the canvas has the focus: down and up follow the page's order,
 * left goes to the container, right to the first element inside. Returns the function that disconnects it.
 */
export function connectCanvasKeys(surface: HTMLElement, store: EditorStore): () => void {
  surface.tabIndex = 0
  const keydown = (event: KeyboardEvent) => {
    if (event.target !== surface || event.ctrlKey || event.metaKey || event.altKey) return
    const state = store.getState()
    if (state.isReadOnly) return
    const next = neighbour(documentOf(state), state.selectedId, event.key)
    if (next === undefined) return
    event.preventDefault()
    store.setState({ selectedId: next })
  }
  surface.addEventListener('keydown', keydown)
  return () => surface.removeEventListener('keydown', keydown)
}

/** The element an arrow key leads to; undefined where it leads nowhere. */
export function neighbour(
  document: PageDocument,
  from: ElementId | null,
  key: string,
): ElementId | undefined {
  const current = from === null ? undefined : findElement(document, from)
  switch (key) {
    case 'ArrowLeft':
      return current?.parent ?? undefined
    case 'ArrowRight':
      return current?.children[0]
    case 'ArrowDown':
    case 'ArrowUp': {
      const order = [...walk(document)].map(({ node }) => node.id)
      if (!current) return key === 'ArrowDown' ? order[0] : order.at(-1)
      const step = key === 'ArrowDown' ? 1 : -1
      return order[order.indexOf(current.id) + step]
    }
    default:
      return undefined
  }
}
