import { useState } from 'react'

const start = 5000
const growth = 2000

/** The canvas's height after a scroll: it grows where the scroll has passed 80 % of it (page-builder.md §4). */
export function grownHeight(height: number, scrolledTo: number): number {
  return scrolledTo > height * 0.8 ? height + growth : height
}

/** Height of the canvas in CSS pixels, and what to call when it is scrolled. */
export function useVirtualHeight(): [height: number, scrolled: (surface: HTMLElement) => void] {
  const [height, setHeight] = useState(start)
  return [height, (surface) => setHeight((now) => grownHeight(now, surface.scrollTop + surface.clientHeight))]
}
