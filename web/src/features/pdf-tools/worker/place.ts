import type { PDFPage } from '@cantoo/pdf-lib'

/** The size of a page as it is seen, in points. */
export function seenSize(page: PDFPage): { width: number; height: number } {
  const { width, height } = page.getCropBox()
  return isOnItsSide(page) ? { width: height, height: width } : { width, height }
}

/** Where a point of the page as it is seen (from its lower left) lies on the page as it is written, and how it is turned there. */
export function written(page: PDFPage, x: number, y: number): { x: number; y: number; turn: number } {
  const box = page.getCropBox()
  const turn = angleOf(page)
  if (turn === 90) return { x: box.x + box.width - y, y: box.y + x, turn }
  if (turn === 180) return { x: box.x + box.width - x, y: box.y + box.height - y, turn }
  if (turn === 270) return { x: box.x + y, y: box.y + box.height - x, turn }
  return { x: box.x + x, y: box.y + y, turn: 0 }
}

function angleOf(page: PDFPage): number {
  return ((page.getRotation().angle % 360) + 360) % 360
}

function isOnItsSide(page: PDFPage): boolean {
  return angleOf(page) % 180 === 90
}
