import { setZoom, type Anchor } from '../state/canvas-view-store.ts'
import type { EditorSurface } from '../state/editor-surface.ts'

/** How far one pixel of the wheel goes: a usual notch of 100 is a fifth. */
const perPixel = 0.002

/** Ctrl with the wheel zooms around the pointer, Ctrl with 0 goes to 100 %. Returns the function that disconnects it. */
export function connectZoom(surface: HTMLElement, { view }: EditorSurface): () => void {
  const controller = new AbortController()
  const { signal } = controller
  surface.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const { zoom } = view.getState().shown
      setZoom(view, zoom * Math.exp(-event.deltaY * perPixel), anchorAt(surface, event, zoom))
    },
    { signal, passive: false },
  )
  document.addEventListener(
    'keydown',
    (event) => {
      const isZoom = (event.ctrlKey || event.metaKey) && !event.altKey && event.key === '0'
      if (!isZoom || event.defaultPrevented) return
      event.preventDefault()
      setZoom(view, 1)
    },
    { signal },
  )
  return () => controller.abort()
}

function anchorAt(surface: HTMLElement, { clientX: x, clientY: y }: MouseEvent, zoom: number): Anchor | null {
  const box = surface.querySelector('[data-frame]')?.getBoundingClientRect()
  return box ? { window: { x, y }, page: { x: (x - box.left) / zoom, y: (y - box.top) / zoom } } : null
}
