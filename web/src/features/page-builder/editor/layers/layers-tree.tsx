import { isInside, type ElementId } from '@aurelio/page/document'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useMediaQuery } from '../../../../ui/use-media-query.ts'
import { elementName } from '../commands/change-names.ts'
import { moveElement } from '../commands/elements.ts'
import { stepSlot } from '../commands/step.ts'
import { useEditor } from '../state/editor-context.ts'
import { documentOf } from '../state/editor-store.ts'
import { useEditorState } from '../state/hooks.ts'
import { selected, selectionOf, toggled } from '../state/selection.ts'
import { layerAction, type LayerAction } from './layer-keys.ts'
import { LayerItem } from './layer-item.tsx'
import { openAtFirst, openedAround, rowByName, visibleRows, type LayerRow } from './layer-rows.ts'
import { useLayerDrag } from './use-layer-drag.ts'
import { useTyped } from './use-typed.ts'
import { useWindow } from './use-window.ts'

/** The page as a tree of its elements: chosen, renamed, hidden, locked and moved. Only the lines seen are drawn. */
export function LayersTree() {
  const { t } = useTranslation()
  const { store, hover } = useEditor()
  const document = useEditorState(documentOf)
  const selectedId = useEditorState((state) => state.selectedId)
  const selectedWith = useEditorState((state) => state.selectedWith)
  const [opened, setOpened] = useState(() => openAtFirst(document))
  const [renaming, setRenaming] = useState<ElementId | null>(null)
  const treeRef = useRef<HTMLDivElement>(null)
  const lineHeight = useMediaQuery('(pointer: coarse)') ? 44 : 28
  const rows = useMemo(() => visibleRows(document, opened), [document, opened])
  const { first, last, reveal } = useWindow(treeRef, rows.length, lineHeight)
  const typed = useTyped()
  const drag = useLayerDrag((id) => setOpen(id, true))
  const current = rows.findIndex(({ id }) => id === selectedId)

  // What was chosen elsewhere is found here too.
  const around = openedAround(document, opened, selectedId)
  if (around !== opened) setOpened(around)
  useEffect(() => reveal(current), [reveal, current])

  function setOpen(id: ElementId, isOpen: boolean) {
    setOpened((before) => {
      const next = new Set(before)
      if (isOpen) next.add(id)
      else next.delete(id)
      return next
    })
  }

  function act(action: LayerAction) {
    const state = store.getState()
    if (action.kind === 'select') {
      const ids = selectionOf(state).filter((id) => id !== action.id)
      store.setState(selected(action.isMore ? [...ids, action.id] : [action.id]))
    } else if (action.kind === 'rename') setRenaming(action.id)
    else if (action.kind === 'move') {
      const slot = stepSlot(document, action.id, action.step)
      if (slot) moveElement(store, action.id, slot)
    } else {
      const isOpen = action.kind === 'open'
      // What is selected inside would open it again: the line that stays is selected in its place.
      const holds = selectedId !== null && isInside(document, selectedId, action.id)
      if (!isOpen && holds) store.setState(selected([action.id]))
      setOpen(action.id, isOpen)
    }
  }

  function keyDown(event: KeyboardEvent) {
    const action = layerAction(event, { document, rows, open: opened }, selectedId)
    const found = action ? null : findTyped(event)
    if (action) act(action)
    else if (found) act({ kind: 'select', id: found.id, isMore: false })
    else return
    event.preventDefault()
  }

  function findTyped(event: KeyboardEvent): LayerRow | undefined {
    const text = typed(event)
    if (text === null) return undefined
    return rowByName(rows, current, text, (id) => {
      const element = document.elements[id]
      return element ? t(elementName(element)) : ''
    })
  }

  function press(event: MouseEvent, id: ElementId, at: number) {
    // The keys are the tree's: a line may go out of sight, and the focus with it.
    treeRef.current?.focus({ preventScroll: true })
    const state = store.getState()
    if (event.ctrlKey || event.metaKey) store.setState(toggled(state, id))
    else if (event.shiftKey && current >= 0) {
      const [from, to] = [Math.min(current, at), Math.max(current, at)]
      const range = rows.slice(from, to + 1).map((row) => row.id)
      store.setState(selected([...range.filter((each) => each !== id), id]))
    } else store.setState({ selectedId: id, selectedWith: [] })
  }

  if (rows.length === 0) return <p className="p-3 text-muted">{t('La página está vacía.')}</p>
  return (
    <div
      ref={treeRef}
      role="tree"
      tabIndex={0}
      aria-label={t('Capas')}
      aria-multiselectable="true"
      aria-activedescendant={current < 0 ? undefined : `layer-${selectedId}`}
      onKeyDown={keyDown}
      onPointerLeave={() => hover.setState({ hoveredId: null })}
      onDragLeave={drag.leave}
      className="relative min-h-0 flex-1 overflow-y-auto focus-visible:-outline-offset-2"
    >
      <div role="none" style={{ height: rows.length * lineHeight }}>
        {rows.map((row, at) => {
          // The chosen line is always there: assistive technology reads it as the active one.
          if ((at < first || at >= last) && at !== current) return null
          const { id } = row
          const line = { id, isOpen: opened.has(id) }
          return (
            <LayerItem
              key={id}
              row={row}
              isOpen={line.isOpen}
              isSelected={id === selectedId || selectedWith.includes(id)}
              isRenaming={renaming === id}
              mark={drag.over?.id === id ? drag.over.mark : null}
              style={{ top: at * lineHeight, height: lineHeight }}
              onClick={(event) => press(event, id, at)}
              onRename={() => setRenaming(id)}
              onRenamed={() => {
                setRenaming(null)
                treeRef.current?.focus({ preventScroll: true })
              }}
              onToggle={() => act({ kind: line.isOpen ? 'close' : 'open', id })}
              onDragStart={(event) => drag.start(event, id)}
              onDragOver={(event) => drag.hover(event, line)}
              onDrop={(event) => drag.drop(event, line)}
            />
          )
        })}
      </div>
    </div>
  )
}
