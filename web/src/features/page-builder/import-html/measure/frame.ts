import type { Viewport } from '@aurelio/page/document'
import { importWindows } from '../foreign/import-widths.ts'
import { ImportHtmlProblem } from '../foreign/import-html-problem.ts'

/** A page laid out out of sight. */
export type MeasuringFrame = {
  document: Document
  window: Window
  /** Lays it out in another window. */
  resize: (viewport: Viewport) => void
  remove: () => void
}

/**
 * Opens a cleaned page in a frame that runs no script: the same origin, so that its boxes can be read, and nothing else.
 * @throws ImportHtmlProblem `not-shown`
 */
export async function openFrame(html: string, signal: AbortSignal): Promise<MeasuringFrame> {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-same-origin')
  frame.setAttribute('aria-hidden', 'true')
  frame.tabIndex = -1
  Object.assign(frame.style, {
    position: 'fixed',
    left: '-10000px',
    top: '0',
    border: '0',
    colorScheme: 'light',
  })
  const resize = (viewport: Viewport) => {
    const { width, height } = importWindows[viewport]
    Object.assign(frame.style, { width: `${width}px`, height: `${height}px` })
  }
  resize('desktop')
  frame.srcdoc = html
  const shown = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  document.body.append(frame)
  await shown
  const { contentDocument, contentWindow } = frame
  if (!contentDocument || !contentWindow || signal.aborted) {
    frame.remove()
    signal.throwIfAborted()
    throw new ImportHtmlProblem('not-shown')
  }
  await contentDocument.fonts.ready
  await Promise.allSettled([...contentDocument.images].map((image) => image.decode()))
  return { document: contentDocument, window: contentWindow, resize, remove: () => frame.remove() }
}
