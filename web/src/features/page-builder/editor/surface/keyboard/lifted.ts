import { childrenOf, type ElementId, type PageDocument } from '@aurelio/page/document'
import { i18n } from '../../../../../platform/i18n/i18n.ts'
import { announce } from '../state/announcement-store.ts'
import { describeElement, describeSlot } from '../announcements/describe.ts'
import { type DragPayload, movedId } from '../../model/transfer/payload.ts'
import type { Slot } from '../../model/places/slot.ts'
import { nextSlot, previousSlot, slotOf, type SlotWorld } from '../../model/places/slot-order.ts'
import { slotTarget } from '../drag/slot-target.ts'
import type { EditorSurface } from '../state/editor-surface.ts'
import { documentOf } from '../../model/state/editor-store.ts'
import { watchLifted } from './watch-lifted.ts'
import { holdsElements } from '../../model/places/holds-elements.ts'
import { pastePlace } from '../../model/places/added-place.ts'

/**
 * Takes a drag that the keyboard began to its first slot: an element to its own, something new to where it
 * would be pasted. It goes on with `pressLifted` until it is dropped or cancelled.
 */
export function lift(editor: EditorSurface, payload: DragPayload, origin: HTMLElement | null): void {
  const { drag, announcements } = editor
  const surface = drag.surface()
  if (!surface || drag.state.getState().drag?.payload !== payload) return
  const first = startOf(editor, payload)
  if (!aim(editor, first)) {
    drag.cancel()
    return
  }
  if (!surface.contains(document.activeElement)) surface.focus({ preventScroll: true })
  watchLifted(editor, surface, origin)
  const place = describeSlot(documentOf(editor.store.getState()), payload, first)
  announce(
    announcements,
    i18n.t('{{place}}. Flechas para mover, Intro para soltar, Escape para cancelar.', { place }),
    { isShown: true },
  )
}

type Walk = (world: SlotWorld, from: Slot) => Slot | null

const walks: Readonly<Record<string, Walk>> = {
  ArrowDown: nextSlot,
  ArrowRight: nextSlot,
  ArrowUp: previousSlot,
  ArrowLeft: previousSlot,
}

/** A key while something is lifted. */
export function pressLifted(editor: EditorSurface, key: string): void {
  const { payload, target } = editor.drag.state.getState().drag ?? {}
  if (!payload || !target) return
  const walk = walks[key]
  const world = worldOf(editor, payload)
  if (walk) walkOn(editor, payload, (from) => walk(world, from), target)
  else if (key === 'Home') goTo(editor, payload, { parent: null, index: 0 })
  else if (key === 'End') goTo(editor, payload, { parent: null, index: world.document.root.length })
  else if (key === 'Enter' || key === ' ') drop(editor, payload)
  else if (key === 'Escape') editor.drag.cancel()
}

/** To the next slot that stands on the canvas: what is not drawn has no place to drop. */
function walkOn(
  editor: EditorSurface,
  payload: DragPayload,
  step: (from: Slot) => Slot | null,
  start: Slot,
): void {
  for (let slot = step(start); slot; slot = step(slot)) if (goTo(editor, payload, slot)) return
}

function goTo(editor: EditorSurface, payload: DragPayload, slot: Slot): boolean {
  if (!aim(editor, slot)) return false
  const text = describeSlot(documentOf(editor.store.getState()), payload, slot)
  announce(editor.announcements, text, { isShown: true })
  return true
}

/** Aims the drag at a slot and scrolls to it; false where the slot is not on the canvas. */
function aim({ drag, store }: EditorSurface, slot: Slot): boolean {
  const surface = drag.surface()
  const target = surface && slotTarget(surface, documentOf(store.getState()), slot)
  if (!target) return false
  drag.aimAt(target)
  return true
}

function drop({ store, drag, announcements }: EditorSurface, payload: DragPayload): void {
  const before = documentOf(store.getState())
  drag.dropHere()
  const state = store.getState()
  const page = documentOf(state)
  // What the page refuses is told where it is refused.
  const id = movedId(payload) ?? (page === before ? null : state.selectedId)
  if (id !== null)
    announce(announcements, i18n.t('{{place}}. Soltado.', { place: describeElement(page, id) }))
}

function startOf({ store }: EditorSurface, payload: DragPayload): Slot {
  const state = store.getState()
  const page = documentOf(state)
  if (payload.kind === 'canvas-element') return slotOf(page, payload.id)
  const { parent, index } = pastePlace(page, state.selectedId)
  return { parent, index: index ?? childrenOf(page, parent).length }
}

function worldOf({ store }: EditorSurface, payload: DragPayload): SlotWorld {
  const page: PageDocument = documentOf(store.getState())
  const moved = movedId(payload)
  return { document: page, movedId: moved, holds: (id: ElementId) => id !== moved && holdsElements(page, id) }
}
