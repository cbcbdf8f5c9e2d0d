import { useEffect, useRef, type RefObject } from 'react'
import { connectMouse } from '../pointer/mouse-input.ts'
import { connectTouch } from '../pointer/hold.ts'
import type { PayloadOf } from '../../model/transfer/payload.ts'
import { connectCanvasKeys } from '../keyboard/canvas-keys.ts'
import { useSurface } from '../state/surface-context.ts'
import { connectPointer } from '../pointer/connect-pointer.ts'
import { bodyPayload } from '../../model/transfer/draggable.ts'
import { connectZoom } from './connect-zoom.ts'
import { connectInlineText } from '../inline-text/connect-inline-text.ts'

/** The canvas's node, connected to pointer, keys and drags: one listener each for all the elements inside. */
export function useCanvasNode(): RefObject<HTMLDivElement | null> {
  const editor = useSurface()
  const surfaceRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { store, drag } = editor
    const surface = surfaceRef.current
    drag.setSurface(surface)
    const payloadOf: PayloadOf = (id) => bodyPayload(store.getState(), id)
    const disconnect = surface && [
      connectMouse(surface, editor, payloadOf),
      connectTouch(surface, editor, payloadOf),
      connectPointer(surface, editor),
      connectCanvasKeys(surface, editor),
      connectInlineText(surface, editor),
      connectZoom(surface, editor),
    ]
    return () => {
      disconnect?.forEach((end) => end())
      drag.setSurface(null)
    }
  }, [editor])
  return surfaceRef
}
