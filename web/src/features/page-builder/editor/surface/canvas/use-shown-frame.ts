import { useLayoutEffect, type RefObject } from 'react'
import { useStore } from 'zustand'
import { useEditorState } from '../../model/state/hooks.ts'
import type { Anchor } from '../state/canvas-view-store.ts'
import { useSurface } from '../state/surface-context.ts'
import { useRoom } from './use-room.ts'
import { frameSize, letterSize } from './viewport-sizes.ts'

/** Width and zoom of the frame in the room that the canvas has; tells them to whoever shows or measures them. */
export function useShownFrame(surfaceRef: RefObject<HTMLElement | null>): { width: number; zoom: number } {
  const { view } = useSurface()
  const viewport = useEditorState((state) => state.viewport)
  const chosenWidth = useStore(view, (state) => state.widths[viewport]) ?? null
  const chosenZoom = useStore(view, (state) => state.zoom)
  const { room, windowWidth } = useRoom(surfaceRef)
  const chosen = { width: chosenWidth, zoom: chosenZoom }
  const letter = useEditorState((state) => state.letter)
  const { width, zoom } = letter
    ? letterSize(letter.width, room, chosenZoom)
    : frameSize({ viewport, room, windowWidth, chosen })

  useLayoutEffect(() => {
    const surface = surfaceRef.current
    const { anchor } = view.getState()
    if (surface && anchor) keepInPlace(surface, anchor, zoom)
    view.setState({ shown: { width, zoom }, anchor: null })
  }, [surfaceRef, view, width, zoom])

  return { width, zoom }
}

/** Scrolls so that a point of the page lies where it lay in the window. */
function keepInPlace(surface: HTMLElement, { window: at, page }: Anchor, zoom: number): void {
  const box = surface.querySelector('[data-frame]')?.getBoundingClientRect()
  if (!box) return
  surface.scrollLeft += box.left + page.x * zoom - at.x
  surface.scrollTop += box.top + page.y * zoom - at.y
}
