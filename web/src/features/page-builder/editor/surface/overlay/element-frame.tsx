import type { ElementId } from '@aurelio/page/document'
import { Ellipsis, GripVertical } from 'lucide-react'
import { Suspense, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { cn } from '../../../../../ui/class-names.ts'
import { elementName } from '../../model/commands/change-names.ts'
import { useDragSource } from '../pointer/use-drag-source.ts'
import { useModel } from '../../model/state/model-context.ts'
import { useSurface } from '../state/surface-context.ts'
import { useEditorState, useElement } from '../../model/state/hooks.ts'
import { canvasPayload, hasMoveHandle } from '../../model/transfer/draggable.ts'
import { elementNode } from '../nodes/element-node.ts'
import { lazyPart } from '../../../../../ui/lazy-part.ts'
import { useElementBox } from '../boxes/use-element-box.ts'

const Handles = lazyPart(async () => (await import('../handles/handles.tsx')).Handles)

type ElementFrameProps = {
  id: ElementId
  stageRef: RefObject<HTMLElement | null>
  look: 'selected' | 'hovered'
  /** Shows the '…' button. */
  withMenu: boolean
}

/** Outline, name, move handle and '…' button of one element. */
export function ElementFrame({ id, stageRef, look, withMenu }: ElementFrameProps) {
  const { t } = useTranslation()
  const { menu, store, text } = useSurface()
  const isWriting = useStore(text, ({ open }) => open !== null)
  const element = useElement(id)
  const placed = useElementBox(id, stageRef)
  // One handle cannot speak of several, and none is wanted over a text that is written.
  const isTogether = useEditorState((state) => state.selectedWith.length > 0)
  if (!element || !placed) return null
  const { box, node } = placed
  // Name and buttons touch the upper edge from outside: nothing is hidden, and the pointer reaches them
  // without passing over another element.
  const top = Math.max(box.top - 24, 0)
  return (
    <>
      <div
        className={cn(
          'absolute outline-accent',
          look === 'selected' ? 'outline-2' : 'outline-1 outline-dashed',
        )}
        style={{
          left: box.left,
          top: box.top,
          width: box.right - box.left,
          height: box.bottom - box.top,
          outlineOffset: -1,
        }}
      />
      {look === 'selected' && !isTogether && !isWriting && (
        <Suspense fallback={null}>
          <Handles element={element} box={box} node={node} />
        </Suspense>
      )}
      <div
        className="absolute flex h-6 items-end justify-between gap-2"
        style={{ left: box.left, top, width: Math.max(box.right - box.left, 64) }}
      >
        <span className="flex h-5 items-center rounded-sm bg-accent pr-1.5 text-xs text-on-accent">
          {hasMoveHandle(element) && <MoveHandle id={id} stageRef={stageRef} />}
          <span className="max-w-40 truncate pl-1.5">{t(elementName(element))}</span>
        </span>
        {withMenu && (
          <button
            type="button"
            data-element-menu
            aria-label={t('Acciones del elemento')}
            aria-haspopup="menu"
            onClick={(event) => {
              const button = event.currentTarget.getBoundingClientRect()
              store.setState({ selectedId: id })
              menu.setState({ open: { id, x: button.left, y: button.bottom } })
            }}
            className="pointer-events-auto grid size-6 shrink-0 place-items-center rounded-sm bg-accent text-on-accent hover:bg-accent-hover coarse:size-11"
          >
            <Ellipsis aria-hidden="true" className="size-4" />
          </button>
        )}
      </div>
    </>
  )
}

/** What a container of the top level is dragged by: containers are not dragged by their body. */
function MoveHandle({ id, stageRef }: { id: ElementId; stageRef: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation()
  const { store } = useModel()
  const source = useDragSource(
    () => canvasPayload(store.getState(), id),
    () => stageRef.current && elementNode(stageRef.current, id),
  )
  return (
    <span
      {...source}
      data-move-handle
      title={t('Arrastra para mover')}
      className="pointer-events-auto relative grid h-5 cursor-grab coarse:after:absolute coarse:after:-inset-3.5 place-items-center rounded-l-sm pl-0.5 hover:bg-accent-hover"
    >
      <GripVertical aria-hidden="true" className="size-3.5" />
    </span>
  )
}
