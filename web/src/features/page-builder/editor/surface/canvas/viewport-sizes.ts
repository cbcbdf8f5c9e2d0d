import type { Viewport } from '@aurelio/page/document'

/** Sizes of the frame on the canvas, in CSS pixels (page-builder.md §9, "Viewports"). */
type FrameSize = { minWidth: number; maxWidth: number; minHeight: number }

export const viewportSizes: Record<Viewport, FrameSize> = {
  desktop: { minWidth: 1024, maxWidth: 1920, minHeight: 1080 },
  tablet: { minWidth: 768, maxWidth: 768, minHeight: 1024 },
  mobile: { minWidth: 375, maxWidth: 375, minHeight: 812 },
}

/** Windows from here on, in CSS pixels, show tablet and mobile at their exact size. */
const exactFrom = 1280

/**
 * Width and zoom of the frame where so much room is. Desktop fills the room; where that is narrower than the
 * mode begins, the page is laid out at that width and shown smaller, as on the desktop it stands for. The
 * other two have their exact size, and only in small windows are they shown smaller, instead of cut off.
 * @param room width beside the panels, in CSS pixels
 * @param windowWidth of the browser's window, in CSS pixels
 */
export function frameSize(
  viewport: Viewport,
  room: number,
  windowWidth: number,
): { width: number; zoom: number } {
  const { minWidth, maxWidth } = viewportSizes[viewport]
  const width = Math.min(maxWidth, Math.max(minWidth, room))
  const isExact = viewport !== 'desktop' && windowWidth >= exactFrom
  return { width, zoom: isExact || room >= minWidth ? 1 : room / minWidth }
}
