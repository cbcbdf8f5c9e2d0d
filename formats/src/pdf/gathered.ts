import { type Bytes, bytesOf } from './bytes.ts'

/**
 * A file whose list of objects is missing or wrong: they are gathered one by one, up to the last that is whole. Rejects where there is
 * nothing to gather, or it is encrypted.
 */
export async function gathered(file: Bytes): Promise<Bytes> {
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  const mark = 'endobj'
  const end = new TextDecoder('latin1').decode(file).lastIndexOf(mark)
  if (end < 0) throw new Error('there is no object')
  const document = await PDFDocument.load(file.subarray(0, end + mark.length), { updateMetadata: false })
  return bytesOf(await document.save({ updateFieldAppearances: false, addDefaultPage: false }))
}
