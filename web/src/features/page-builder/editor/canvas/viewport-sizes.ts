import type { Viewport } from '@aurelio/page/document'

/** Sizes of the frame on the canvas, in CSS pixels (page-builder.md §9, "Viewports"). */
type FrameSize = { minWidth: number; maxWidth: number; minHeight: number }

export const viewportSizes: Record<Viewport, FrameSize> = {
  desktop: { minWidth: 1024, maxWidth: 1920, minHeight: 1080 },
  tablet: { minWidth: 768, maxWidth: 768, minHeight: 1024 },
  mobile: { minWidth: 375, maxWidth: 375, minHeight: 812 },
}

/**
 * Width and zoom of the frame where so much room is. Desktop fills the room; where that is narrower than the
 * mode begins, the page is laid out at that width and shown smaller, as on the desktop it stands for. The
 * other two always have their exact size.
 * @param room width beside the panels, in CSS pixels
 */
export function frameSize(viewport: Viewport, room: number): { width: number; zoom: number } {
  const { minWidth, maxWidth } = viewportSizes[viewport]
  const width = Math.min(maxWidth, Math.max(minWidth, room))
  return { width, zoom: viewport === 'desktop' && room < minWidth ? room / minWidth : 1 }
}
