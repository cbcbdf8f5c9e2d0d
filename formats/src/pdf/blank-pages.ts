import { PDFDocument } from '@cantoo/pdf-lib'
import { type Bytes, bytesOf } from './bytes.ts'

/** Blank pages of these sizes, in points. */
export async function blankPages(sizes: readonly { width: number; height: number }[]): Promise<Bytes> {
  const document = await PDFDocument.create()
  for (const { width, height } of sizes) document.addPage([width, height])
  return bytesOf(await document.save())
}
