import { type ComponentType, type RefObject, Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { lazyPart } from '../../../../../ui/lazy-part.ts'
import { useChildren, useEditorState } from '../../model/state/hooks.ts'
import { CanvasPage } from './canvas-page.tsx'
import { EmptyCanvas, type Shortcut } from './empty-canvas.tsx'
import { Frame } from './frame.tsx'
import { Overlay } from '../overlay/overlay.tsx'
import { useSurface } from '../state/surface-context.ts'
import { useRevealSelection } from './use-reveal-selection.ts'
import { useCanvasNode } from './use-canvas-node.ts'
import { useShownFrame } from './use-shown-frame.ts'
import { letterHeight, pageHeight } from './viewport-sizes.ts'
import { useVirtualHeight } from './virtual-height.ts'
import './canvas.css'

const DifferenceMarks = lazyPart(
  async () => (await import('../differences/difference-marks.tsx')).DifferenceMarks,
)

const LetterMarks = lazyPart(async () => (await import('../letters/letter-marks.tsx')).LetterMarks)

type CanvasProps = {
  onShortcut: (shortcut: Shortcut) => void
  /** What lies over a page that is only looked at; where it is edited that is the edit chrome. */
  Over?: ComponentType<{ stageRef: RefObject<HTMLElement | null> }>
}

/** The canvas: the page in the frame of the present viewport, with the edit chrome over it. */
export function Canvas({ onShortcut, Over }: CanvasProps) {
  const { t } = useTranslation()
  const stageRef = useRef<HTMLDivElement>(null)
  const isReadOnly = useEditorState((state) => state.isReadOnly)
  const viewport = useEditorState((state) => state.viewport)
  const isLetter = useEditorState((state) => state.letter !== null)
  const hasMarks = useStore(
    useSurface().differences,
    ({ areMarked, differences }) => areMarked && differences.size > 0,
  )
  const isEmpty = useChildren(null).length === 0
  const [height, scrolled] = useVirtualHeight()
  const surfaceRef = useCanvasNode()
  useRevealSelection(surfaceRef)
  const size = useShownFrame(surfaceRef)

  return (
    <div
      ref={surfaceRef}
      data-canvas
      role="application"
      aria-label={t('Lienzo')}
      onScroll={(event) => scrolled(event.currentTarget)}
      className="size-full overflow-auto bg-hover focus-visible:-outline-offset-2"
    >
      <div
        ref={stageRef}
        className="relative min-w-fit px-4 pt-8 pb-4 max-sm:px-0 coarse:pt-12"
        style={{ minHeight: height }}
      >
        <Frame name={viewport} size={size} isLetter={isLetter}>
          <CanvasPage minHeight={isLetter ? letterHeight : pageHeight(viewport, size.zoom)} />
        </Frame>
        {isEmpty && !isReadOnly && <EmptyCanvas onShortcut={onShortcut} />}
        {hasMarks && (
          <Suspense fallback={null}>
            <DifferenceMarks stageRef={stageRef} />
          </Suspense>
        )}
        {isLetter && (
          <Suspense fallback={null}>
            <LetterMarks stageRef={stageRef} />
          </Suspense>
        )}
        {!isReadOnly && <Overlay stageRef={stageRef} />}
        {Over && <Over stageRef={stageRef} />}
      </div>
    </div>
  )
}
