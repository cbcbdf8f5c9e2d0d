import { useStore } from 'zustand'
import type { DragState } from './drag-session.ts'
import { useSurface } from './surface-context.ts'

/** A part of the drag under way. */
export function useDrag<Part>(select: (drag: DragState) => Part): Part {
  return useStore(useSurface().drag.state, ({ drag }) => select(drag))
}
