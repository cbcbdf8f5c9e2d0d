import { findElement } from '@aurelio/page/document'
import { logNotice } from '../../../../../platform/log.ts'
import type { DragPayload } from '../../model/transfer/payload.ts'
import { documentOf, type EditorStore } from '../../model/state/editor-store.ts'
import { duplicateTo } from '../../model/commands/duplicate-to.ts'
import { addElement, moveElement } from '../../model/commands/elements.ts'
import { readElement } from '../../model/transfer/read-element.ts'
import type { DropTarget } from '../state/drag-session.ts'

/** Puts what was dragged at its target, as one entry. What cannot be used is only logged (page-builder.md §4). */
export function commitDrop(
  store: EditorStore,
  payload: DragPayload,
  target: DropTarget,
  { isCopy = false } = {},
): void {
  const slot = { parent: target.parent, index: target.index }
  const { cell = 0 } = target
  switch (payload.kind) {
    case 'panel-element': {
      const read = readElement(payload.element)
      if (read.ok) addElement(store, read.element, slot, undefined, cell)
      else logNotice(`Drop ignored: ${read.reason}`)
      return
    }
    case 'canvas-element': {
      if (!findElement(documentOf(store.getState()), payload.id))
        logNotice('Drop ignored: the element is not on this page')
      else if (isCopy) duplicateTo(store, payload.id, slot, cell)
      else moveElement(store, payload.id, slot, cell)
      return
    }
  }
}
