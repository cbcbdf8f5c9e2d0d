import type { ElementId } from '@aurelio/page/document'
import { useRef, useState, type DragEvent } from 'react'
import { canvasPayload } from '../../model/transfer/draggable.ts'
import { addElement } from '../../model/commands/elements.ts'
import { readElement } from '../../model/transfer/read-element.ts'
import { actedOn } from '../../model/commands/several-steps.ts'
import { moveElements } from '../../model/commands/several.ts'
import { beginMouseDrag } from '../../surface/pointer/mouse-input.ts'
import { useSurface } from '../../surface/state/surface-context.ts'
import { documentOf } from '../../model/state/editor-store.ts'
import { layerDrop, type LayerDrop } from './layer-slot.ts'
import { movedId } from '../../model/transfer/payload.ts'

/** How long a drag rests on a closed container before it opens, in ms. */
const openAfter = 600

export type LayerDrag = {
  /** The line a drop would go to, and how. */
  over: { id: ElementId; mark: LayerDrop['mark'] } | null
  start: (event: DragEvent, id: ElementId) => void
  hover: (event: DragEvent, line: { id: ElementId; isOpen: boolean }) => void
  leave: () => void
  drop: (event: DragEvent, line: { id: ElementId; isOpen: boolean }) => void
}

/** Drags in the layers: the canvas's own session, so that layers go to the canvas and tiles into the layers. */
export function useLayerDrag(open: (id: ElementId) => void): LayerDrag {
  const { store, drag } = useSurface()
  const [over, setOver] = useState<LayerDrag['over']>(null)
  const waiting = useRef<{ id: ElementId; timer: ReturnType<typeof setTimeout> } | null>(null)

  function stopWaiting() {
    clearTimeout(waiting.current?.timer)
    waiting.current = null
  }

  function waitToOpen(id: ElementId) {
    if (waiting.current?.id === id) return
    stopWaiting()
    waiting.current = { id, timer: setTimeout(() => open(id), openAfter) }
  }

  function dropFor(event: DragEvent, line: { id: ElementId; isOpen: boolean }) {
    const current = drag.state.getState().drag
    if (!current?.payload) return null
    const box = event.currentTarget.getBoundingClientRect()
    const fraction = (event.clientY - box.top) / box.height
    const found = layerDrop(documentOf(store.getState()), line, fraction, movedId(current.payload))
    return found && { ...found, payload: current.payload }
  }

  return {
    over,
    start: (event, id) => {
      const payload = canvasPayload(store.getState(), id)
      if (payload) beginMouseDrag(event.nativeEvent, payload, drag, event.currentTarget)
      else event.preventDefault()
    },
    hover: (event, line) => {
      const found = dropFor(event, line)
      setOver((before) => {
        if (!found) return null
        return before?.id === line.id && before.mark === found.mark
          ? before
          : { id: line.id, mark: found.mark }
      })
      if (!found) return
      event.preventDefault()
      event.dataTransfer.dropEffect = found.payload.kind === 'panel-element' ? 'copy' : 'move'
      if (found.mark === 'inside' && !line.isOpen) waitToOpen(line.id)
      else stopWaiting()
    },
    leave: () => {
      stopWaiting()
      setOver(null)
    },
    drop: (event, line) => {
      event.preventDefault()
      const found = dropFor(event, line)
      stopWaiting()
      setOver(null)
      drag.cancel()
      if (found?.payload.kind === 'canvas-element') {
        moveElements(store, actedOn(store, found.payload.id), found.slot)
      } else if (found) {
        const read = readElement(found.payload.element)
        if (read.ok) addElement(store, read.element, found.slot)
      }
    },
  }
}
