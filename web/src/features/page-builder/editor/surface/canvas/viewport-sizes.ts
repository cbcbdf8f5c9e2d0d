import type { Viewport } from '@aurelio/page/document'

type Widths = { minWidth: number; maxWidth: number }

/** Sizes of the frame on the canvas, in CSS pixels (page-builder.md §9, "Viewports"). */
type FrameSize = Widths & { minHeight: number }

export const viewportSizes: Record<Viewport, FrameSize> = {
  desktop: { minWidth: 1024, maxWidth: 1920, minHeight: 1080 },
  tablet: { minWidth: 768, maxWidth: 768, minHeight: 1024 },
  mobile: { minWidth: 375, maxWidth: 375, minHeight: 812 },
}

/** Widths at which the styles of a device hold, as far as anybody looks at a page, in CSS pixels. */
export const deviceRanges: Record<Viewport, Widths> = {
  desktop: { minWidth: 1024, maxWidth: 1920 },
  tablet: { minWidth: 768, maxWidth: 1023 },
  mobile: { minWidth: 320, maxWidth: 767 },
}

/** Width of the desktop that most people sit at, in CSS pixels. */
const usualDesktop = 1440

/** Windows from here on, in CSS pixels, show tablet and mobile at their exact size. */
const exactFrom = 1280

type Room = {
  viewport: Viewport
  /** Width beside the panels, in CSS pixels. */
  room: number
  /** Width of the browser's window, in CSS pixels. */
  windowWidth: number
  /** What a person chose, the width for this device; null: nothing. */
  chosen: { width: number | null; zoom: number | null }
}

/**
 * Width and zoom of the frame. The page is laid out at the width it will have: at the one that was chosen, else desktop at
 * the usual one, or as wide as the room where that is wider, the other two at theirs. It is shown smaller where it does
 * not fit, unless a zoom was chosen; tablet and mobile only in small windows, instead of cut off.
 */
export function frameSize({ viewport, room, windowWidth, chosen }: Room): { width: number; zoom: number } {
  const { minWidth, maxWidth } = (chosen.width === null ? viewportSizes : deviceRanges)[viewport]
  const wanted = chosen.width ?? Math.max(usualDesktop, room)
  const width = Math.min(maxWidth, Math.max(minWidth, wanted))
  const isExact = viewport !== 'desktop' && windowWidth >= exactFrom
  return { width, zoom: chosen.zoom ?? (isExact || room >= width ? 1 : room / width) }
}

/** Shown smaller than this, an empty page would leave too little room to drop into. */
const smallest = 0.8

/** The page's least height in its own pixels (page-builder.md §9); taller where it is shown very small. */
export function pageHeight(viewport: Viewport, zoom: number): number {
  return Math.ceil(viewportSizes[viewport].minHeight / Math.min(1, zoom / smallest))
}

/** The narrowest that a letter is read, in CSS pixels. */
const narrowestLetter = 320

/** A letter at its widest; where there is less room it is laid out in that, as on a phone. */
export function letterSize(
  widest: number,
  room: number,
  zoom: number | null,
): { width: number; zoom: number } {
  return { width: Math.max(narrowestLetter, Math.min(widest, room)), zoom: zoom ?? 1 }
}

/** Least height of a letter on the canvas, in CSS pixels: room to drop into. */
export const letterHeight = 480
