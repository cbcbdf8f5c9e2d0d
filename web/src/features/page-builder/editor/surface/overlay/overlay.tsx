import { Suspense, useLayoutEffect, type RefObject } from 'react'
import { useStore } from 'zustand'
import { useSurface } from '../state/surface-context.ts'
import { documentOf } from '../../model/state/editor-store.ts'
import { useEditorState } from '../../model/state/hooks.ts'
import { DropIndicator } from './drop-indicator.tsx'
import { ElementFrame } from './element-frame.tsx'
import { elementNode } from '../nodes/element-node.ts'
import { useRovingFocus } from './use-roving-focus.ts'
import { useSync } from '../../sync/state/sync-context.ts'
import { movedId } from '../../model/transfer/payload.ts'
import { useDrag } from '../state/use-drag.ts'
import { lazyPart } from '../../../../../ui/lazy-part.ts'

const Pins = lazyPart(async () => (await import('../pins/pins.tsx')).Pins)
const Company = lazyPart(async () => (await import('../company/company.tsx')).Company)
const FormatToolbar = lazyPart(async () => (await import('../inline-text/format-toolbar.tsx')).FormatToolbar)

/**
 * All edit chrome over the page, in one layer that reads the places of elements: choosing, hovering or
 * dragging renders nothing of the page itself.
 */
export function Overlay({ stageRef }: { stageRef: RefObject<HTMLElement | null> }) {
  const { hover, text, pins } = useSurface()
  const hasPins = useStore(pins, ({ places }) => places.length > 0)
  const hasCompany = useStore(useSync().people, ({ others }) => others.length > 0)
  const openText = useStore(text, ({ open }) => open)
  const selectedId = useEditorState((state) => state.selectedId)
  const hoveredId = useStore(hover, (state) => state.hoveredId)
  const isDragging = useDrag((drag) => drag !== null)
  const draggedId = useDrag((drag) => movedId(drag?.payload ?? null))
  useMarkedNode(stageRef, selectedId, 'selected')
  useMarkedTogether(stageRef)
  useMarkedNode(stageRef, draggedId, 'dragging')
  useRovingFocus(stageRef)

  return (
    <div data-editor-overlay className="pointer-events-none absolute inset-0 z-10 overflow-hidden">
      {isDragging ? (
        <DropIndicator stageRef={stageRef} />
      ) : (
        <>
          {selectedId !== null && (
            <ElementFrame
              id={selectedId}
              stageRef={stageRef}
              look="selected"
              withMenu={hoveredId === null || hoveredId === selectedId}
            />
          )}
          {hoveredId !== null && hoveredId !== selectedId && (
            <ElementFrame id={hoveredId} stageRef={stageRef} look="hovered" withMenu />
          )}
        </>
      )}
      {hasCompany && (
        <Suspense fallback={null}>
          <Company stageRef={stageRef} />
        </Suspense>
      )}
      {hasPins && !isDragging && (
        <Suspense fallback={null}>
          <Pins stageRef={stageRef} />
        </Suspense>
      )}
      {openText && (
        <Suspense fallback={null}>
          <FormatToolbar open={openText} stageRef={stageRef} />
        </Suspense>
      )}
    </div>
  )
}

/** Sets `data-<mark>` on an element's node by hand, so that the element need not render again for it. */
function useMarkedNode(
  stageRef: RefObject<HTMLElement | null>,
  id: string | null,
  mark: 'selected' | 'dragging',
) {
  // With every change of the page: an element that was moved has a new node.
  useEditorState(documentOf)
  useLayoutEffect(() => {
    const stage = stageRef.current
    const node = stage && id !== null ? elementNode(stage, id) : null
    node?.setAttribute(`data-${mark}`, 'true')
    return () => node?.removeAttribute(`data-${mark}`)
  })
}

/** Marks what is selected together with it: found in one pass, however many they are. */
function useMarkedTogether(stageRef: RefObject<HTMLElement | null>) {
  const ids = useEditorState((state) => state.selectedWith)
  useEditorState(documentOf)
  useLayoutEffect(() => {
    if (ids.length === 0) return undefined
    const wanted = new Set(ids)
    const all = stageRef.current?.querySelectorAll<HTMLElement>('[data-element-id]') ?? []
    const nodes = [...all].filter((node) => wanted.has(node.dataset['elementId'] ?? ''))
    for (const node of nodes) node.setAttribute('data-selected', 'true')
    for (const node of nodes) node.setAttribute('data-selected-with', '')
    return () => {
      for (const node of nodes) node.removeAttribute('data-selected')
      for (const node of nodes) node.removeAttribute('data-selected-with')
    }
  })
}
