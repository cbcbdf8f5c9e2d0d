import { PdfError } from '@aurelio/formats/pdf/failure'
import type { Turn } from '@aurelio/formats/pdf/plan'
import { openDocument, type ViewedFile } from './open-document.ts'

/** A page (from 0) drawn so that its longer side has so many pixels, or by so many dots to the inch; `turn` beside its own. */
export type Drawing = { page: number; longest?: number; dpi?: number; turn?: Turn }

/** Browsers give up beyond about this many pixels. */
const mostPixels = 100_000_000

/** Draws a page. The surface is the caller's, who sets it to 0 x 0 when done. */
export async function drawPage(viewed: ViewedFile, { page: place, longest, dpi = 72, turn = 0 }: Drawing) {
  const document = await openDocument(viewed)
  const page = await document.getPage(place + 1)
  try {
    const rotation = page.rotate + turn
    const natural = page.getViewport({ scale: 1, rotation })
    const scale =
      longest === undefined ? dpi / 72 : Math.min(4, longest / Math.max(natural.width, natural.height))
    const viewport = page.getViewport({ scale, rotation })
    const width = Math.max(1, Math.round(viewport.width))
    const height = Math.max(1, Math.round(viewport.height))
    if (width * height > mostPixels) throw new PdfError('memory', `${width} x ${height} pixels`)
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (!context) throw new PdfError('memory', 'no surface')
    await page.render({ canvas: null, canvasContext: context, viewport, background: 'white' }).promise
    return { canvas, width: natural.width, height: natural.height }
  } finally {
    page.cleanup()
  }
}
