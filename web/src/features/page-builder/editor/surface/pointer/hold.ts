import { elementIdAt } from '../nodes/element-node.ts'
import type { EditorSurface } from '../state/editor-surface.ts'
import type { DragPayload, PayloadOf } from '../../model/transfer/payload.ts'

/** A finger or a pen that rests on something to drag. What follows it is loaded with the first touch. */
export function holdToDrag(
  editor: EditorSurface,
  event: PointerEvent,
  payloadOf: () => DragPayload | null,
): void {
  if (event.pointerType === 'mouse' || !event.isPrimary) return
  void import('./touch-input.ts').then(({ hold }) => hold(editor, event, payloadOf))
}

/** Connects finger and pen to the session over one canvas. Returns the function that disconnects them. */
export function connectTouch(surface: HTMLElement, editor: EditorSurface, payloadOf: PayloadOf): () => void {
  const controller = new AbortController()
  surface.addEventListener(
    'pointerdown',
    (event) => {
      const id = elementIdAt(event.target)
      if (id !== null) holdToDrag(editor, event, () => payloadOf(id))
    },
    { signal: controller.signal },
  )
  // Here before the first touch, or the browser would not ask: a finger that drags neither scrolls nor opens
  // the browser's own menu nor begins its own drag.
  for (const type of ['touchmove', 'contextmenu', 'dragstart']) {
    document.addEventListener(
      type,
      (event) => {
        if (!editor.drag.state.getState().drag) return
        event.preventDefault()
        event.stopPropagation()
      },
      { signal: controller.signal, capture: true, passive: false },
    )
  }
  return () => controller.abort()
}
