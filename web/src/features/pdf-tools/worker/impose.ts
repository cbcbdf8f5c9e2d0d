import { degrees, type PDFEmbeddedPage, PDFDocument, type PDFPage, rgb } from '@cantoo/pdf-lib'
import {
  bookletGrid,
  bookletSides,
  cellOf,
  type Grid,
  gridFor,
  type SheetPaper,
  sheetsOf,
  type Size,
} from '../engine/imposition.ts'
import { type Bytes, bytesOf } from '@aurelio/formats/pdf/bytes'
import { bytesIn } from './bytes.ts'
import { seenSize } from './place.ts'

/** `margin` and `gap` in points; `turned`: the back of each sheet stands on its head, for printers that turn it over its long side. */
export type ImposeJob = { file: Blob; paper: SheetPaper; margin: number } & (
  | { kind: 'grid'; count: number; gap: number; framed: boolean }
  | { kind: 'booklet'; turned: boolean }
)
type Source = { page: PDFPage; drawn: PDFEmbeddedPage | undefined }

const a4 = { width: 595.28, height: 841.89 }
const grey = rgb(0.6, 0.6, 0.6)

/** Several pages of a document on each sheet of another one. Text stays text. */
export async function impose(job: ImposeJob, step: (share: number) => Promise<void>): Promise<Bytes> {
  const given = await PDFDocument.load(await bytesIn(job.file), { updateMetadata: false })
  const made = await PDFDocument.create()
  const sources = await embedded(made, given.getPages())
  const first = sources[0] ? seenSize(sources[0].page) : a4
  const gap = job.kind === 'grid' ? job.gap : 0
  const grid =
    job.kind === 'grid' ? gridFor(job.count, first, job.paper, job.margin, gap) : bookletGrid(job.paper)
  const sheets = job.kind === 'grid' ? sheetsOf(sources.length, job.count) : bookletSides(sources.length)
  for (const [at, places] of sheets.entries()) {
    const sheet = made.addPage([grid.sheet.width, grid.sheet.height])
    for (const [nth, place] of places.entries()) {
      const source = place === null ? undefined : sources[place]
      if (source) put(sheet, source, { ...roomOf(grid, nth, job.margin, gap), job })
    }
    if (job.kind === 'booklet' && job.turned && at % 2 === 1) sheet.setRotation(degrees(180))
    await step(at / sheets.length)
  }
  return bytesOf(await made.save({ addDefaultPage: false }))
}

/** All pages at once: what they share is copied once. A page without any contents has nothing to draw. */
async function embedded(made: PDFDocument, pages: readonly PDFPage[]): Promise<Source[]> {
  const filled = pages.filter((page) => page.node.Contents() !== undefined)
  const boxes = filled.map((page) => {
    const { x, y, width, height } = page.getCropBox()
    return { left: x, bottom: y, right: x + width, top: y + height }
  })
  const drawn = filled.length === 0 ? [] : await made.embedPages(filled, boxes)
  return pages.map((page) => ({ page, drawn: drawn[filled.indexOf(page)] }))
}

/** The cell of a page: rows from above, each from the left. */
function roomOf(grid: Grid, nth: number, margin: number, gap: number) {
  const cell = cellOf(grid, margin, gap)
  const [column, row] = [nth % grid.columns, Math.floor(nth / grid.columns)]
  const x = margin + column * (cell.width + gap)
  return { x, y: grid.sheet.height - margin - (row + 1) * cell.height - row * gap, cell }
}

type Room = { x: number; y: number; cell: Size; job: ImposeJob }

/** As large as its cell has room; in a booklet it leans on the fold, in a grid it stands in the middle. */
function put(sheet: PDFPage, { page, drawn }: Source, { x, y, cell, job }: Room) {
  const seen = seenSize(page)
  const scale = Math.min(cell.width / seen.width, cell.height / seen.height)
  const [width, height] = [seen.width * scale, seen.height * scale]
  const isLeft = x < sheet.getWidth() / 2
  const free = cell.width - width
  const left = x + (job.kind === 'grid' ? free / 2 : isLeft ? free : 0)
  const low = y + (cell.height - height) / 2
  const angle = ((page.getRotation().angle % 360) + 360) % 360
  // The corner about which a page that is turned to the right turns.
  const corner: Record<number, { x: number; y: number }> = {
    0: { x: left, y: low },
    90: { x: left, y: low + height },
    180: { x: left + width, y: low + height },
    270: { x: left + width, y: low },
  }
  if (drawn)
    sheet.drawPage(drawn, {
      ...(corner[angle] ?? { x: left, y: low }),
      xScale: scale,
      yScale: scale,
      rotate: degrees(-angle),
    })
  if (job.kind === 'grid' && job.framed)
    sheet.drawRectangle({ x: left, y: low, width, height, borderColor: grey, borderWidth: 0.5 })
}
