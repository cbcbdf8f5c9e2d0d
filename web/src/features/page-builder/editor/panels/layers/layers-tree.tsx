import type { ElementId } from '@aurelio/page/document'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMediaQuery } from '../../../../../ui/use-media-query.ts'
import { useSurface } from '../../surface/state/surface-context.ts'
import { documentOf } from '../../model/state/editor-store.ts'
import { useEditorState } from '../../model/state/hooks.ts'
import { LayerItem } from './layer-item.tsx'
import { visibleRows } from './layer-rows.ts'
import { useLayerActions } from './use-layer-actions.ts'
import { useLayerDrag } from './use-layer-drag.ts'
import { useOpened } from './use-opened.ts'
import { useWindow } from './use-window.ts'

/** The page as a tree of its elements: chosen, renamed, hidden, locked and moved. Only the lines seen are drawn. */
export function LayersTree() {
  const { t } = useTranslation()
  const { hover } = useSurface()
  const document = useEditorState(documentOf)
  const selectedId = useEditorState((state) => state.selectedId)
  const selectedWith = useEditorState((state) => state.selectedWith)
  const { opened, setOpen } = useOpened(document, selectedId)
  const [renaming, setRenaming] = useState<ElementId | null>(null)
  const treeRef = useRef<HTMLDivElement>(null)
  const lineHeight = useMediaQuery('(pointer: coarse)') ? 44 : 28
  const rows = useMemo(() => visibleRows(document, opened), [document, opened])
  const { first, last, reveal } = useWindow(treeRef, rows.length, lineHeight)
  const { act, keyDown, press } = useLayerActions({ rows, opened, setOpen, rename: setRenaming })
  const drag = useLayerDrag((id) => setOpen(id, true))
  const current = rows.findIndex(({ id }) => id === selectedId)
  useEffect(() => reveal(current), [reveal, current])

  // The keys are the tree's: a line may go out of sight, and the focus with it.
  const focusTree = () => treeRef.current?.focus({ preventScroll: true })

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
              onClick={(event) => {
                focusTree()
                press(event, id, at)
              }}
              onRename={() => setRenaming(id)}
              onRenamed={() => {
                setRenaming(null)
                focusTree()
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
