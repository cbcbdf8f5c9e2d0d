import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useChildren, useEditorState } from '../state/hooks.ts'
import { CanvasPage } from './canvas-page.tsx'
import { EmptyCanvas, type Shortcut } from './empty-canvas.tsx'
import { Overlay } from './overlay.tsx'
import { useRevealSelection } from './use-reveal-selection.ts'
import { useSurface } from './use-surface.ts'
import { viewportSizes } from './viewport-sizes.ts'
import { useVirtualHeight } from './virtual-height.ts'
import './canvas.css'

/** The canvas: the page in the frame of the present viewport, with the edit chrome over it. */
export function Canvas({ onShortcut }: { onShortcut: (shortcut: Shortcut) => void }) {
  const { t } = useTranslation()
  const stageRef = useRef<HTMLDivElement>(null)
  const isReadOnly = useEditorState((state) => state.isReadOnly)
  const viewport = useEditorState((state) => state.viewport)
  const isEmpty = useChildren(null).length === 0
  const [height, scrolled] = useVirtualHeight()
  const surfaceRef = useSurface()
  useRevealSelection(surfaceRef)
  const { width, maxWidth, minHeight } = viewportSizes[viewport]

  return (
    <div
      ref={surfaceRef}
      data-canvas
      role="application"
      aria-label={t('Lienzo')}
      onScroll={(event) => scrolled(event.currentTarget)}
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
