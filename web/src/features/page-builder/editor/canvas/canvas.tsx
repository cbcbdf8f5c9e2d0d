import { useEffect, useRef, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditor } from '../state/editor-context.ts'
import { useChildren, useEditorState } from '../state/hooks.ts'
import { CanvasPage } from './canvas-page.tsx'
import { bodyPayload } from './draggable.ts'
import { elementIdAt } from './element-node.ts'
import { EmptyCanvas, type Shortcut } from './empty-canvas.tsx'
import { Overlay } from './overlay.tsx'
import { connectMouse } from '../drag/mouse-input.ts'
import { useCanvasKeys } from './use-canvas-keys.ts'
import { useRevealSelection } from './use-reveal-selection.ts'
import { viewportSizes } from './viewport-sizes.ts'
import { useVirtualHeight } from './virtual-height.ts'
import './canvas.css'

/** The canvas: the page in the frame of the present viewport, with the edit chrome over it. */
export function Canvas({ onShortcut }: { onShortcut: (shortcut: Shortcut) => void }) {
  const { t } = useTranslation()
  const { store, hover, menu } = useEditor()
  const stageRef = useRef<HTMLDivElement>(null)
  const isReadOnly = useEditorState((state) => state.isReadOnly)
  const viewport = useEditorState((state) => state.viewport)
  const isEmpty = useChildren(null).length === 0
  const [height, scrolled] = useVirtualHeight()
  const surfaceRef = useSurface()
  const keys = useCanvasKeys()
  useRevealSelection(surfaceRef)
  const { width, maxWidth, minHeight } = viewportSizes[viewport]

  function select(event: MouseEvent) {
    if (isEditorControl(event.target)) return
    // Links, labels and buttons of the page do nothing while it is edited.
    event.preventDefault()
    if (!isReadOnly) store.setState({ selectedId: elementIdAt(event.target) })
  }

  function openMenu(event: MouseEvent) {
    const id = elementIdAt(event.target)
    if (id === null || isReadOnly) return
    event.preventDefault()
    store.setState({ selectedId: id })
    menu.setState({ open: { id, x: event.clientX, y: event.clientY } })
  }

  return (
    <div
      ref={surfaceRef}
      data-canvas
      role="region"
      aria-label={t('Lienzo')}
      tabIndex={0}
      onScroll={(event) => scrolled(event.currentTarget)}
      onClick={select}
      onContextMenu={openMenu}
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={keys}
      onPointerMove={(event) => {
        if (isReadOnly || isEditorControl(event.target)) return
        hover.setState({ hoveredId: elementIdAt(event.target) })
      }}
      onPointerLeave={() => hover.setState({ hoveredId: null })}
      className="min-w-0 flex-1 overflow-auto bg-raised focus-visible:-outline-offset-2"
    >
      <div
        ref={stageRef}
        className="relative p-4"
        style={{ minHeight: height, minWidth: width ? width + 32 : undefined }}
      >
        <div
          data-frame={viewport}
          className="relative mx-auto bg-white shadow-float"
          style={{ width: width ?? '100%', maxWidth, colorScheme: 'light' }}
        >
          <CanvasPage minHeight={minHeight} />
          {isEmpty && !isReadOnly && <EmptyCanvas onShortcut={onShortcut} />}
        </div>
        {!isReadOnly && <Overlay stageRef={stageRef} />}
      </div>
    </div>
  )
}

/** The canvas's node, which receives the mouse's drags. */
function useSurface() {
  const { store, drag } = useEditor()
  const surfaceRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const surface = surfaceRef.current
    if (!surface) return
    drag.setSurface(surface)
    const disconnect = connectMouse(surface, drag, { payloadOf: (id) => bodyPayload(store.getState(), id) })
    return () => {
      disconnect()
      drag.setSurface(null)
    }
  }, [store, drag])
  return surfaceRef
}

/** The '…' button and the move handle lie over the page and act for themselves. */
function isEditorControl(target: EventTarget): boolean {
  return (
    target instanceof Element && target.closest('[data-editor-overlay], [data-editor-empty-canvas]') !== null
  )
}
