import type { Viewport } from '@aurelio/page/document'

/** The window in which a foreign page is read for each device, in CSS pixels. */
export const importWindows: Record<Viewport, { width: number; height: number }> = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 768, height: 1024 },
  mobile: { width: 375, height: 812 },
}
