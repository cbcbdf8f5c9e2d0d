import type { Area } from '../engine/area.ts'
import { drawPage } from './draw-page.ts'
import type { ViewedFile } from './open-document.ts'

/** Where something is on a page, with the page's size in points; no area on one that is empty. */
export type Content = { page: number; area: Area | null; width: number; height: number }

/** Paper is not always quite white. */
const white = 244
const dpi = 72

/** Where the contents of these pages (from 0) are: what is around them are white margins. */
export async function contentAreas(
  { pages, ...viewed }: ViewedFile & { pages: readonly number[] },
  step: (share: number) => Promise<void>,
): Promise<Content[]> {
  const found: Content[] = []
  for (const page of pages) {
    const { canvas, width, height } = await drawPage(viewed, { page, dpi })
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
    found.push({ page, area: pixels ? darkArea(pixels) : null, width, height })
    Object.assign(canvas, { width: 0, height: 0 })
    await step(found.length / pages.length)
  }
  return found
}

/** The smallest area with all that is not white, a pixel more on each side; in shares. */
export function darkArea({ data, width, height }: ImageData): Area | null {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at] ?? 0) >= white && (data[at + 1] ?? 0) >= white && (data[at + 2] ?? 0) >= white) continue
    const x = (at / 4) % width
    const y = Math.floor(at / 4 / width)
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    bottom = y
  }
  if (right < 0) return null
  const [from, above] = [Math.max(0, left - 1), Math.max(0, top - 1)]
  const [to, below] = [Math.min(width, right + 2), Math.min(height, bottom + 2)]
  return {
    left: from / width,
    top: above / height,
    width: (to - from) / width,
    height: (below - above) / height,
  }
}
