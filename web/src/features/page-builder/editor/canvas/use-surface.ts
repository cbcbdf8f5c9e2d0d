import type { ElementId } from '@aurelio/page/document'
import { useEffect, useRef, type RefObject } from 'react'
import { connectMouse } from '../drag/mouse-input.ts'
import { useEditor } from '../state/editor-context.ts'
import { connectCanvasKeys } from './canvas-keys.ts'
import { connectPointer } from './connect-pointer.ts'
import { bodyPayload } from './draggable.ts'

/** The canvas's node, connected to pointer, keys and drags: one listener each for all the elements inside. */
export function useSurface(): RefObject<HTMLDivElement | null> {
  const editor = useEditor()
  const surfaceRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { store, drag } = editor
    const surface = surfaceRef.current
    drag.setSurface(surface)
    const source = { payloadOf: (id: ElementId) => bodyPayload(store.getState(), id) }
    const disconnect = surface && [
      connectMouse(surface, drag, source),
      connectPointer(surface, editor),
      connectCanvasKeys(surface, store),
    ]
    return () => {
      disconnect?.forEach((end) => end())
      drag.setSurface(null)
    }
  }, [editor])
  return surfaceRef
}
