import type { ElementId } from '@aurelio/page/document'
import { loadPart } from '../../../../../platform/load-part.ts'
import { canvasPayload } from '../../model/transfer/draggable.ts'
import type { DragPayload } from '../../model/transfer/payload.ts'
import type { EditorSurface } from '../state/editor-surface.ts'
import type * as Press from './press.ts'
import { isTyping } from './typing.ts'

let loaded: Promise<typeof Press> | undefined

/**
 * What a key press does is loaded when the canvas has the focus for the first time. It is kept, since `import()` lets a
 * later key pass even when the file is there; keys act in the order in which they are pressed.
 */
const load = () => (loaded ??= loadPart(() => import('./press.ts')))

const arrows: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])

/**
 * The keys of the canvas: arrows, Home and End choose an element, Alt with an arrow moves it by a step, Space
 * lifts it. Returns the function that disconnects it.
 */
export function connectCanvasKeys(surface: HTMLElement, editor: EditorSurface): () => void {
  const controller = new AbortController()
  const options = { signal: controller.signal }
  surface.tabIndex = 0
  surface.addEventListener('focusin', () => void load(), { ...options, once: true })
  surface.addEventListener(
    'keydown',
    (event) => {
      if (event.defaultPrevented || isTyping(event.target) || !isForCanvas(event, editor)) return
      event.preventDefault()
      if (event.key !== ' ' || !event.repeat) void act(editor, event)
    },
    options,
  )
  return () => controller.abort()
}

function isForCanvas(event: KeyboardEvent, { store, drag }: EditorSurface): boolean {
  if (store.getState().isReadOnly) return false
  // While something is lifted no other key may change the page under it.
  if (drag.state.getState().drag) return event.key !== 'Tab'
  if (event.ctrlKey || event.metaKey) return false
  if (arrows.has(event.key)) return true
  return !event.altKey && (event.key === 'Home' || event.key === 'End' || event.key === ' ')
}

async function act(editor: EditorSurface, { key, altKey }: KeyboardEvent): Promise<void> {
  const { press } = await load()
  const isLifted = editor.drag.state.getState().drag !== null
  if (key === ' ' && !isLifted) liftSelected(editor)
  else press(editor, { key, altKey })
}

function liftSelected(editor: EditorSurface): void {
  const state = editor.store.getState()
  const id: ElementId | null = state.selectedId
  const payload = id === null ? null : canvasPayload(state, id)
  if (payload) liftByKeyboard(editor, payload, null)
}

/**
 * Lifts an element or something new: the drag begins at once, so that the next key belongs to it.
 * @param origin what gets the focus back when the drag is cancelled; null for the canvas
 */
export function liftByKeyboard(
  editor: EditorSurface,
  payload: DragPayload,
  origin: HTMLElement | null,
): void {
  editor.drag.start(payload)
  void load().then(({ lift }) => lift(editor, payload, origin))
}
