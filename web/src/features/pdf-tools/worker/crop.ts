import { PDFDocument } from '@cantoo/pdf-lib'
import { PdfError } from '@aurelio/formats/pdf/failure'
import type { Margins } from '../engine/margins.ts'
import { bytesOf } from '@aurelio/formats/pdf/bytes'
import { bytesIn, pdfOf } from './bytes.ts'
import { seenSize, written } from './place.ts'

/** Pages from 0, with what is cut from each. */
export type CropJob = { file: Blob; crops: readonly { page: number; margins: Margins }[] }

/** Points: a page with less of it is a mistake, and many programs refuse it. */
const least = 10

/** Makes the part of each page that is seen smaller. What is cut stays in the file, as with any other program. */
export async function crop({ file, crops }: CropJob): Promise<Blob> {
  const document = await PDFDocument.load(await bytesIn(file), { updateMetadata: false })
  const pages = document.getPages()
  for (const { page: place, margins } of crops) {
    const page = pages[place]
    if (!page) continue
    const { width, height } = seenSize(page)
    const { top, right, bottom, left } = margins
    if (width - left - right < least || height - top - bottom < least)
      throw new PdfError('nothing-left', `page ${place + 1} is ${width} x ${height} points`)
    const one = written(page, left, bottom)
    const other = written(page, width - right, height - top)
    const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)]
    page.setCropBox(x, y, Math.abs(other.x - one.x), Math.abs(other.y - one.y))
  }
  return pdfOf(bytesOf(await document.save({ updateFieldAppearances: false, addDefaultPage: false })))
}
