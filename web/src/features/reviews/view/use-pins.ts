import { useEffect, useState } from 'react'
import { apart, type Pin } from '../../../ui/pins/apart.ts'
import { type Place, wholePage } from './review-actions.ts'

/**
 * Where the pins stand over a page in a frame, in pixels from the frame's corner; those whose element is not there, or out
 * of sight, are left out. `onChoose`: what the next click in the page chooses; null where clicks choose nothing.
 */
export function usePins(
  frame: HTMLIFrameElement | null,
  places: readonly ({ id: string } & Place)[],
  onChoose: ((place: Place) => void) | null,
): Pin[] {
  const [document, setDocument] = useState<Document | null>(null)
  const [pins, setPins] = useState<Pin[]>([])

  useEffect(() => {
    if (!frame) return undefined
    const take = () => setDocument(frame.contentDocument)
    take()
    frame.addEventListener('load', take)
    return () => frame.removeEventListener('load', take)
  }, [frame])

  useEffect(() => {
    if (!document || !frame) return undefined
    const measure = () =>
      setPins(
        apart(
          places.flatMap((place) => pinOf(document, frame, place)),
          { width: frame.clientWidth, height: frame.clientHeight },
        ),
      )
    measure()
    const resized = new ResizeObserver(measure)
    resized.observe(frame)
    if (document.body) resized.observe(document.body)
    document.addEventListener('scroll', measure, { passive: true, capture: true })
    return () => {
      resized.disconnect()
      document.removeEventListener('scroll', measure, { capture: true })
    }
  }, [document, frame, places])

  useEffect(() => {
    if (!document) return undefined
    const chosen = (event: MouseEvent) => {
      // A link would lead the frame away from the page that is looked at.
      if (onChoose || closest(event, 'a[href]:not([href^="#"]), button, input')) event.preventDefault()
      const place = onChoose && placeOf(document, event)
      if (place) onChoose?.(place)
    }
    document.addEventListener('click', chosen, { capture: true })
    showCursor(document, onChoose !== null)
    return () => document.removeEventListener('click', chosen, { capture: true })
  }, [document, onChoose])

  return pins
}

/** Says that a click chooses something. */
function showCursor(document: Document, isChoosing: boolean) {
  document.documentElement.style.cursor = isChoosing ? 'crosshair' : ''
}

function pinOf(
  document: Document,
  frame: HTMLIFrameElement,
  { id, element, x, y }: { id: string } & Place,
): Pin[] {
  const point = pointOf(document, { element, x, y })
  if (!point) return []
  const { left, top } = point
  const isSeen = top >= 0 && top <= frame.clientHeight && left >= 0 && left <= frame.clientWidth
  return isSeen ? [{ id, left, top }] : []
}

/** Scrolls to a frame and the page in it so that a place stands in its middle, unless it is well in sight. */
export function bringIntoView(frame: HTMLIFrameElement, place: Place) {
  const { contentDocument, contentWindow, clientHeight } = frame
  const point = contentDocument && pointOf(contentDocument, place)
  if (!point) return
  frame.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  // Its lower edge may lie under a bar of the page.
  const isInSight = point.top >= 0 && point.top <= clientHeight * 0.8
  if (!isInSight) contentWindow?.scrollBy({ top: point.top - clientHeight / 2, behavior: 'instant' })
}

/** Where a place of the page is seen in its frame; undefined where its element is not drawn. */
function pointOf(document: Document, { element, x, y }: Place): { left: number; top: number } | undefined {
  const box = nodeOf(document, element)?.getBoundingClientRect()
  if (!box || (box.width === 0 && box.height === 0)) return undefined
  return { left: box.left + (box.width * x) / 100, top: box.top + (box.height * y) / 100 }
}

function nodeOf(document: Document, element: string): Element | null {
  if (element === wholePage) return document.querySelector('main')
  return document.querySelector(`[data-element-id="${CSS.escape(element)}"]`)
}

/** The element that was clicked, and where in it; beside all elements, the page as a whole. */
function placeOf(document: Document, event: MouseEvent): Place | null {
  const node = closest(event, '[data-element-id]') ?? document.querySelector('main')
  if (!node) return null
  const element = node.getAttribute('data-element-id') ?? wholePage
  const box = node.getBoundingClientRect()
  return {
    element,
    x: percent(event.clientX, box.left, box.width),
    y: percent(event.clientY, box.top, box.height),
  }
}

function percent(at: number, from: number, size: number): number {
  if (size === 0) return 0
  return Math.round(Math.min(100, Math.max(0, ((at - from) / size) * 100)) * 100) / 100
}

/** The frame has classes of its own, so its nodes are none of this window's. */
function closest({ target }: MouseEvent, selector: string): Element | null {
  if (target === null || !('closest' in target) || typeof target.closest !== 'function') return null
  const found: unknown = target.closest(selector)
  return isElement(found) ? found : null
}

function isElement(value: unknown): value is Element {
  return typeof value === 'object' && value !== null && 'getBoundingClientRect' in value
}
