import { viewports, type Viewport } from '@aurelio/page/document'
import type { EditorStore } from '../../model/state/editor-store.ts'
import type { CanvasViewStore } from '../state/canvas-view-store.ts'
import { deviceRanges } from './viewport-sizes.ts'

type Shown = { store: EditorStore; view: CanvasViewStore }

/** The narrowest and the widest that a page is looked at, in CSS pixels. */
export const widthRange = { min: deviceRanges.mobile.minWidth, max: deviceRanges.desktop.maxWidth }

/** The device whose styles hold at a width of the window, in CSS pixels. */
export function deviceAt(width: number): Viewport {
  return viewports.find((viewport) => width >= deviceRanges[viewport].minWidth) ?? 'mobile'
}

/** Shows a device at its own width; desktop stays at the one that it was given. */
export function showDevice({ store, view }: Shown, viewport: Viewport): void {
  const { desktop } = view.getState().widths
  view.setState({ widths: desktop === undefined ? {} : { desktop } })
  store.setState({ viewport })
}

/** Lays the page out at a width, in CSS pixels, as the device whose width it is. */
export function showWidth({ store, view }: Shown, width: number): void {
  const whole = Math.round(Math.min(widthRange.max, Math.max(widthRange.min, width)))
  const viewport = deviceAt(whole)
  view.setState(({ widths }) => ({ widths: { ...widths, [viewport]: whole } }))
  if (viewport !== store.getState().viewport) store.setState({ viewport })
}
