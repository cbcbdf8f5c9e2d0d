import {
  concatTransformationMatrix,
  degrees,
  PDFDocument,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  StandardFonts,
} from '@cantoo/pdf-lib'
import type { Turn } from '@aurelio/formats/pdf/plan'
import { bytesOf } from '@aurelio/formats/pdf/bytes'
import { bytesIn, pdfOf } from './bytes.ts'
import { type HiddenWord, hideText } from './hidden-text.ts'

/** A page (from 0) that is turned, then straightened by so many radians to the right, then given its text. */
export type TextLayer = { page: number; turn: Turn; straighten: number; words: readonly HiddenWord[] }

/** Puts what was read on pages behind what is seen: a scan can be searched and copied. */
export async function addText(file: Blob, layers: readonly TextLayer[]): Promise<Blob> {
  const document = await PDFDocument.load(await bytesIn(file), { updateMetadata: false })
  const font = await document.embedFont(StandardFonts.Helvetica)
  const pages = document.getPages()
  for (const { page: place, turn, straighten, words } of layers) {
    const page = pages[place]
    if (!page) continue
    if (straighten !== 0) straightened(page, straighten)
    if (turn !== 0) page.setRotation(degrees((page.getRotation().angle + turn) % 360))
    hideText(page, font, words)
  }
  return pdfOf(bytesOf(await document.save({ updateFieldAppearances: false, addDefaultPage: false })))
}

/** Turns what is on a page about its middle; its size stays. */
function straightened(page: PDFPage, angle: number) {
  const { x, y, width, height } = page.getCropBox()
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  const [cos, sin] = [Math.cos(-angle), Math.sin(-angle)]
  const { context } = page.doc
  const matrix = concatTransformationMatrix(
    cos,
    sin,
    -sin,
    cos,
    middleX - middleX * cos + middleY * sin,
    middleY - middleX * sin - middleY * cos,
  )
  const before = context.register(context.contentStream([pushGraphicsState(), matrix]))
  const after = context.register(context.contentStream([popGraphicsState()]))
  page.node.normalize()
  page.node.wrapContentStreams(before, after)
}
