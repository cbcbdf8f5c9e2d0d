import type { Viewport } from '@aurelio/page/document'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Point } from '../geometry/geometry.ts'

/** Where a point of the window lies on the page, so that it stays there while the zoom changes. */
export type Anchor = { window: Point; page: Point }

/** How the canvas is looked at: widths in CSS pixels, zooms as shares of 1. */
export type CanvasView = {
  /** Width that a person gave to a device; absent: its own. */
  widths: Partial<Record<Viewport, number>>
  /** Zoom that a person chose; null: what fits the room. */
  zoom: number | null
  /** What is shown now. */
  shown: { width: number; zoom: number }
  /** What stays under the pointer at the present change of zoom; null: nothing in particular. */
  anchor: Anchor | null
}
export type CanvasViewStore = StoreApi<CanvasView>

export const zoomRange = { min: 0.25, max: 2 }

export function createCanvasViewStore(): CanvasViewStore {
  return createStore(() => ({ widths: {}, zoom: null, shown: { width: 0, zoom: 1 }, anchor: null }))
}

/** Shows the page at a zoom, within what is allowed and in whole percents; null fits it to the room. */
export function setZoom(store: CanvasViewStore, zoom: number | null, anchor: Anchor | null = null): void {
  const { min, max } = zoomRange
  const whole = zoom === null ? null : Math.round(Math.min(max, Math.max(min, zoom)) * 100) / 100
  store.setState({ zoom: whole, anchor })
}
