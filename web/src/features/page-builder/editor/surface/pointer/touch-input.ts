import { nameOfPayload } from '../announcements/describe.ts'
import type { EditorSurface } from '../state/editor-surface.ts'
import { documentOf } from '../../model/state/editor-store.ts'
import type { Point } from '../geometry/geometry.ts'
import { createGhost } from './ghost.ts'
import type { DragPayload } from '../../model/transfer/payload.ts'

/** How long a finger rests before it lifts what is under it, in milliseconds. */
const holdTime = 350
/** How far it may stray meanwhile, in CSS pixels: further is a scroll. */
const tolerance = 10

/**
 * Follows a finger or a pen from its first touch. Resting lifts what is under it, letting go drops it; a second
 * finger or Escape cancels. Scrolling and tapping stay the browser's.
 */
export function hold(editor: EditorSurface, down: PointerEvent, payloadOf: () => DragPayload | null): void {
  // The finger may have gone while this was loaded: until then it is captured by what it touches.
  if (!(down.target instanceof Element) || !down.target.hasPointerCapture(down.pointerId)) return
  const { drag, store } = editor
  const controller = new AbortController()
  const options = { signal: controller.signal, capture: true }
  const first = pointOf(down)
  let last = first
  let ghost: ReturnType<typeof createGhost> | null = null

  const timer = setTimeout(lift, Math.max(0, down.timeStamp + holdTime - performance.now()))

  function lift() {
    const payload = payloadOf()
    if (!payload || drag.state.getState().drag) {
      end()
      return
    }
    drag.start(payload)
    ghost = createGhost(nameOfPayload(documentOf(store.getState()), payload))
    follow()
  }

  function follow() {
    ghost?.moveTo(last)
    drag.moveTo(last)
  }

  function end() {
    clearTimeout(timer)
    controller.abort()
    ghost?.remove()
  }

  function cancel() {
    end()
    if (ghost) drag.cancel()
  }

  window.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== down.pointerId) return
      last = pointOf(event)
      if (ghost) follow()
      else if (Math.hypot(last.x - first.x, last.y - first.y) > tolerance) end()
    },
    options,
  )
  window.addEventListener(
    'pointerup',
    (event) => {
      if (event.pointerId !== down.pointerId) return
      const payload = drag.state.getState().drag?.payload
      end()
      if (!ghost) return
      // The end of a drag is no tap.
      window.addEventListener('touchend', (touch) => touch.preventDefault(), { once: true, passive: false })
      if (payload) drag.drop(pointOf(event), payload)
      else drag.cancel()
    },
    options,
  )
  window.addEventListener(
    'pointercancel',
    (event) => {
      if (event.pointerId === down.pointerId) cancel()
    },
    options,
  )
  window.addEventListener('pointerdown', cancel, options)
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') cancel()
    },
    options,
  )
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY }
}
