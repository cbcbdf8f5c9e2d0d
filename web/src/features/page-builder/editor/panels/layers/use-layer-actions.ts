import { isInside, type ElementId } from '@aurelio/page/document'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { elementName } from '../../model/commands/change-names.ts'
import { moveElement } from '../../model/commands/elements.ts'
import { stepSlot } from '../../model/places/step.ts'
import { useModel } from '../../model/state/model-context.ts'
import { documentOf } from '../../model/state/editor-store.ts'
import { selected, selectionOf, toggled } from '../../model/state/selection.ts'
import { layerAction, type LayerAction } from './layer-keys.ts'
import { rowByName, type LayerRow } from './layer-rows.ts'
import { useTyped } from './use-typed.ts'

type Tree = {
  rows: readonly LayerRow[]
  opened: ReadonlySet<ElementId>
  setOpen: (id: ElementId, isOpen: boolean) => void
  rename: (id: ElementId) => void
}

/** What keys and presses do in the layers. */
export function useLayerActions({ rows, opened, setOpen, rename }: Tree) {
  const { t } = useTranslation()
  const { store } = useModel()
  const typed = useTyped()
  const current = () => rows.findIndex(({ id }) => id === store.getState().selectedId)

  function act(action: LayerAction) {
    const state = store.getState()
    const document = documentOf(state)
    if (action.kind === 'select') {
      const ids = selectionOf(state).filter((id) => id !== action.id)
      store.setState(selected(action.isMore ? [...ids, action.id] : [action.id]))
    } else if (action.kind === 'rename') rename(action.id)
    else if (action.kind === 'move') {
      const slot = stepSlot(document, action.id, action.step)
      if (slot) moveElement(store, action.id, slot)
    } else {
      const isOpen = action.kind === 'open'
      // What is selected inside would open it again: the line that stays is selected in its place.
      const holds = state.selectedId !== null && isInside(document, state.selectedId, action.id)
      if (!isOpen && holds) store.setState(selected([action.id]))
      setOpen(action.id, isOpen)
    }
  }

  function keyDown(event: KeyboardEvent) {
    const state = store.getState()
    const action = layerAction(event, { document: documentOf(state), rows, open: opened }, state.selectedId)
    const found = action ? null : findTyped(event)
    if (action) act(action)
    else if (found) act({ kind: 'select', id: found.id, isMore: false })
    else return
    event.preventDefault()
  }

  function findTyped(event: KeyboardEvent): LayerRow | undefined {
    const text = typed(event)
    if (text === null) return undefined
    const { elements } = documentOf(store.getState())
    return rowByName(rows, current(), text, (id) => {
      const element = elements[id]
      return element ? t(elementName(element)) : ''
    })
  }

  function press(event: MouseEvent, id: ElementId, at: number) {
    const from = current()
    if (event.ctrlKey || event.metaKey) store.setState(toggled(store.getState(), id))
    else if (event.shiftKey && from >= 0) {
      const range = rows.slice(Math.min(from, at), Math.max(from, at) + 1).map((row) => row.id)
      store.setState(selected([...range.filter((each) => each !== id), id]))
    } else store.setState({ selectedId: id, selectedWith: [] })
  }

  return { act, keyDown, press }
}
