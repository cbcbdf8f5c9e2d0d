import type { ElementId } from '@aurelio/page/document'
import type { StoreApi } from 'zustand/vanilla'
import type { DragPayload } from '../../model/transfer/payload.ts'
import type { Box, Point } from '../geometry/geometry.ts'

/** Where a drop would put what is dragged. */
export type DropTarget = {
  /** The container, null for the page itself. */
  parent: ElementId | null
  /** Slot among its present children, the dragged one still counted. */
  index: number
  /** Box of the container, to highlight it. */
  box: Box
  /** Where the insertion line goes; null in an empty container. */
  line: Box | null
  empty: boolean
  /** Which of the places of an empty element that has several; those before it are kept free. */
  cell?: number
}

/** The drag under way; null when nothing is dragged. */
export type DragState = {
  /** Null while something comes from another window: its data may be read only at the drop. */
  payload: DragPayload | null
  target: DropTarget | null
} | null

/** One drag, whichever input drives it: mouse, touch or keyboard. */
export type DragSession = {
  state: StoreApi<{ drag: DragState }>
  /** The canvas registers itself as the place to drop. */
  setSurface: (surface: HTMLElement | null) => void
  surface: () => HTMLElement | null
  start: (payload: DragPayload | null) => void
  moveTo: (point: Point) => void
  /** Aims at a place that is known without a point, as the keyboard does. */
  aimAt: (target: DropTarget) => void
  /** Leaves the canvas for the moment: the drag goes on without a target. */
  leave: () => void
  /** Puts what the drop carried at the target under the point; a copy of it where that is wanted. */
  drop: (point: Point, payload: DragPayload, how?: { isCopy?: boolean }) => void
  /** Puts what is dragged where it is aimed at. */
  dropHere: () => void
  /** Ends the drag of something that is no element yet, a file; returns where it was let go. */
  release: (point: Point) => DropTarget | null
  cancel: () => void
}
