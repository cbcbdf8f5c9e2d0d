import type { Presence } from '@aurelio/contracts/together-line'
import { selectionOf } from '../../model/state/selection.ts'
import type { EditorSync } from '../../sync/state/editor-sync.ts'
import { boxOf } from '../drag/hit-test.ts'
import { elementIdAt, elementNode } from '../nodes/element-node.ts'

/** At most this often, in milliseconds. */
const pauseMs = 100
/** More is no place any more, but the page. */
const mostSelected = 50

/** Tells the others on the page where this person is, for as long as there are others. Returns the end of it. */
export function tellPresence(
  { store, held, people, saver }: EditorSync,
  stage: HTMLElement | null,
): () => void {
  let pointer: Presence['pointer'] = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = ''

  function tell() {
    timer = undefined
    const state = store.getState()
    const presence: Presence = {
      selected: selectionOf(state).slice(-mostSelected),
      typing: held.current(),
      pointer,
      viewport: state.viewport,
    }
    const text = JSON.stringify(presence)
    if (text === last) return
    last = text
    saver.here(presence)
  }
  const soon = () => {
    timer ??= setTimeout(tell, pauseMs)
  }

  function moved({ target, clientX, clientY }: PointerEvent) {
    const id = elementIdAt(target)
    const node = stage && id !== null ? elementNode(stage, id) : null
    if (id === null || !node) return
    const box = boxOf(node)
    const x = (clientX - box.left) / Math.max(1, box.right - box.left)
    const y = (clientY - box.top) / Math.max(1, box.bottom - box.top)
    pointer = { id, x: Math.round(x * 1000) / 1000, y: Math.round(y * 1000) / 1000 }
    soon()
  }
  function left() {
    pointer = null
    soon()
  }

  const leave = [
    store.subscribe(soon),
    people.subscribe(({ others }, before) => {
      // Who has just come knows nothing yet.
      if (others.length <= before.others.length) return
      last = ''
      soon()
    }),
  ]
  stage?.addEventListener('pointermove', moved)
  stage?.addEventListener('pointerleave', left)
  tell()
  return () => {
    for (const end of leave) end()
    stage?.removeEventListener('pointermove', moved)
    stage?.removeEventListener('pointerleave', left)
    clearTimeout(timer)
  }
}
