import type { PdfPage, TextItem, Viewport } from 'pdfjs-dist/build/pdf.min.mjs'
import type { Area } from '../engine/area.ts'

/** A run of letters on a page as it is seen: its first letter's place on the line and its turn, all in points from the upper left. */
export type Run = {
  text: string
  x: number
  y: number
  width: number
  size: number
  angle: number
  area: Area
  /** The next one stands on another line. */
  endsLine: boolean
}

/** Below its line a letter reaches down by about a quarter of its size. */
const below = 0.3

/** All text of a page, also what is not to be seen. */
export async function textRuns(page: PdfPage, viewport: Viewport): Promise<Run[]> {
  const { items } = await page.getTextContent({ includeMarkedContent: false, disableNormalization: true })
  const runs: Run[] = []
  for (const item of items) {
    const last = runs.at(-1)
    if (item.str !== '') runs.push(runOf(item, viewport))
    else if (item.hasEOL && last) last.endsLine = true
  }
  return runs
}

function runOf({ str, transform, width, hasEOL }: TextItem, viewport: Viewport): Run {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform
  const size = Math.hypot(c, d) || Math.hypot(a, b) || 1
  const along = unit(a, b)
  const up = unit(c, d)
  const corner = (right: number, high: number) =>
    viewport.convertToViewportPoint(e + along.x * right + up.x * high, f + along.y * right + up.y * high)
  const [x, y] = corner(0, 0)
  const [endX, endY] = corner(width, 0)
  const corners = [
    corner(0, -below * size),
    corner(width, -below * size),
    corner(0, size),
    corner(width, size),
  ]
  const xs = corners.map(([left]) => left / viewport.width)
  const ys = corners.map(([, top]) => top / viewport.height)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const area = { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
  return { text: str, x, y, width, size, angle: Math.atan2(y - endY, endX - x), area, endsLine: hasEOL }
}

function unit(x: number, y: number) {
  const length = Math.hypot(x, y) || 1
  return { x: x / length, y: y / length }
}
