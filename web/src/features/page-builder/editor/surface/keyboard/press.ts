import { isHidden } from '@aurelio/page/document'
import { i18n } from '../../../../../platform/i18n/i18n.ts'
import { announce } from '../state/announcement-store.ts'
import { describeElement } from '../announcements/describe.ts'
import { moveElement } from '../../model/commands/elements.ts'
import { type Step, stepSlot } from '../../model/places/step.ts'
import type { EditorSurface } from '../state/editor-surface.ts'
import { documentOf } from '../../model/state/editor-store.ts'
import { pressLifted } from './lifted.ts'
import { neighbour } from './neighbour.ts'

export { lift } from './lifted.ts'

type Key = { key: string; altKey: boolean }

/** Does what a key of the canvas means now, and tells what came of it. */
export function press(editor: EditorSurface, { key, altKey }: Key): void {
  if (editor.drag.state.getState().drag) pressLifted(editor, key)
  else if (altKey) moveByStep(editor, key)
  else choose(editor, key)
}

function choose({ store, announcements }: EditorSurface, key: string): void {
  const state = store.getState()
  const page = documentOf(state)
  const onward = key === 'Home' || key === 'ArrowRight' ? 'ArrowDown' : key === 'End' ? 'ArrowUp' : key
  let next = neighbour(page, state.selectedId, key)
  while (next !== undefined && isHidden(page, next)) next = neighbour(page, next, onward)
  if (next === undefined) return
  store.setState({ selectedId: next, selectedWith: [] })
  announce(announcements, describeElement(page, next))
}

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'into',
  ArrowLeft: 'out',
}

function moveByStep({ store, announcements }: EditorSurface, key: string): void {
  const state = store.getState()
  const step = steps[key]
  if (state.selectedId === null || step === undefined) return
  const slot = stepSlot(documentOf(state), state.selectedId, step)
  if (slot) moveElement(store, state.selectedId, slot)
  announce(
    announcements,
    slot
      ? describeElement(documentOf(store.getState()), state.selectedId)
      : i18n.t('No hay sitio en esa dirección.'),
  )
}
