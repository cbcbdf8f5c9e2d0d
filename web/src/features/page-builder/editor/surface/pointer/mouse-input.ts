import { logNotice } from '../../../../../platform/log.ts'
import { dragType, parsePayload, type DragPayload, type PayloadOf } from '../../model/transfer/payload.ts'
import type { EditorSurface } from '../state/editor-surface.ts'
import type { DragSession, DropTarget } from '../state/drag-session.ts'

/**
 * Begins a drag with the mouse: the browser's own drag and drop, whose data is the payload as JSON.
 * @param preview the node that follows the pointer
 */
export function beginMouseDrag(
  event: DragEvent,
  payload: DragPayload,
  session: DragSession,
  preview: Element | null,
): void {
  const { dataTransfer } = event
  if (!dataTransfer) return
  // A picture or a link inside the element would bring its own address along.
  dataTransfer.clearData()
  const text = JSON.stringify(payload)
  dataTransfer.setData(dragType, text)
  dataTransfer.setData('text/plain', text)
  dataTransfer.effectAllowed = payload.kind === 'panel-element' ? 'copy' : 'copyMove'
  if (preview) dataTransfer.setDragImage(preview, 12, 12)
  session.start(payload)
}

/** Connects the mouse to the session over one canvas. Returns the function that disconnects it. */
export function connectMouse(surface: HTMLElement, editor: EditorSurface, payloadOf: PayloadOf): () => void {
  const { drag: session, store } = editor
  const controller = new AbortController()
  const options = { signal: controller.signal }

  surface.addEventListener(
    'dragstart',
    (event) => {
      const node =
        event.target instanceof Element ? event.target.closest<HTMLElement>('[data-element-id]') : null
      // Handles outside the page begin their own drags.
      if (!node) return
      const payload = payloadOf(node.dataset['elementId'] ?? '')
      if (payload) beginMouseDrag(event, payload, session, node)
      else event.preventDefault()
    },
    options,
  )

  surface.addEventListener(
    'dragover',
    (event) => {
      if (!session.state.getState().drag) {
        if (!comesFromOutside(event) || store.getState().isReadOnly) return
        session.start(null)
      }
      event.preventDefault()
      session.moveTo({ x: event.clientX, y: event.clientY })
      if (event.dataTransfer) event.dataTransfer.dropEffect = allowedEffect(event)
    },
    options,
  )

  surface.addEventListener(
    'dragleave',
    (event) => {
      const into = event.relatedTarget
      if (into instanceof Node && surface.contains(into)) return
      session.leave()
    },
    options,
  )

  surface.addEventListener(
    'drop',
    (event) => {
      const { drag } = session.state.getState()
      if (!drag) return
      event.preventDefault()
      const point = { x: event.clientX, y: event.clientY }
      if (!drag.payload && isFiles(event)) {
        takeFiles(event, session.release(point))
        return
      }
      const payload = droppedPayload(event)
      if (payload) session.drop(point, payload, { isCopy: event.altKey })
      else session.cancel()
    },
    options,
  )

  // A file let go beside the canvas would be opened by the browser in the editor's place.
  for (const type of ['dragover', 'drop'] as const) {
    window.addEventListener(
      type,
      (event) => {
        if (event.defaultPrevented || !isFiles(event)) return
        event.preventDefault()
        if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
      },
      options,
    )
  }

  // On the window: the drag may end anywhere, and its source may have gone from the page.
  window.addEventListener('dragend', () => session.cancel(), options)
  return () => controller.abort()

  function takeFiles(event: DragEvent, target: DropTarget | null) {
    // Read now: the browser takes them back once the event is over.
    const files = [...(event.dataTransfer?.files ?? [])]
    if (target) void import('./drop-files.ts').then(({ dropFiles }) => dropFiles(store, files, target))
  }
}

/** From another window of the editor, or files of the desktop. */
function comesFromOutside(event: DragEvent): boolean {
  return isFiles(event) || (event.dataTransfer?.types.includes(dragType) ?? false)
}

function isFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false
}

/** With Alt an element stays where it is, and a copy goes. */
function allowedEffect({ dataTransfer, altKey }: DragEvent): 'copy' | 'move' {
  return dataTransfer?.effectAllowed === 'copyMove' && !altKey ? 'move' : 'copy'
}

function droppedPayload(event: DragEvent): DragPayload | null {
  const data = event.dataTransfer
  const parsed = parsePayload(data?.getData(dragType) || data?.getData('text/plain') || '')
  if (parsed.ok) return parsed.payload
  logNotice(`Drop ignored: ${parsed.reason}`)
  return null
}
