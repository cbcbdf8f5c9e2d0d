import type { DragEvent, KeyboardEvent, PointerEvent } from 'react'
import { liftByKeyboard } from '../keyboard/canvas-keys.ts'
import { useSurface } from '../state/surface-context.ts'
import { holdToDrag } from './hold.ts'
import { beginMouseDrag } from './mouse-input.ts'
import type { DragPayload } from '../../model/transfer/payload.ts'

/**
 * Makes a node outside the page something to drag: by mouse, by a finger that rests on it, and by Space.
 * @param payloadOf what it carries; null when it may not be dragged now
 * @param previewOf what follows the mouse instead of the node itself
 */
export function useDragSource(payloadOf: () => DragPayload | null, previewOf?: () => Element | null) {
  const editor = useSurface()
  return {
    draggable: true,
    onDragStart: (event: DragEvent<HTMLElement>) => {
      const payload = payloadOf()
      const preview = previewOf ? previewOf() : event.currentTarget
      if (payload) beginMouseDrag(event.nativeEvent, payload, editor.drag, preview)
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => holdToDrag(editor, event.nativeEvent, payloadOf),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== ' ') return
      event.preventDefault()
      const payload = event.repeat ? null : payloadOf()
      if (payload) liftByKeyboard(editor, payload, event.currentTarget)
    },
  }
}
