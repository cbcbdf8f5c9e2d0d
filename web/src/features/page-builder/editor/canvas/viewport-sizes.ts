import type { Viewport } from '@aurelio/page/document'

/** Sizes of the frame on the canvas, in CSS pixels (page-builder.md §9, "Viewports"). */
export const viewportSizes: Record<Viewport, { width: number | null; maxWidth: number; minHeight: number }> =
  {
    // As wide as there is room for.
    desktop: { width: null, maxWidth: 1920, minHeight: 1080 },
    tablet: { width: 768, maxWidth: 768, minHeight: 1024 },
    mobile: { width: 375, maxWidth: 375, minHeight: 812 },
  }
