import { type Bytes, bytesOf } from './bytes.ts'
import { failureOf } from './failure.ts'
import { qpdf } from './qpdf.ts'

/**
 * Reads what is damaged as well as it can be read, and writes it whole. `forWeb`: the first page can be shown before the rest has
 * come; `repaired`: there was something to repair.
 */
export async function repair(given: Bytes, forWeb: boolean, onProgress: (share: number) => void) {
  const ways = forWeb ? ['--linearize', '--object-streams=generate'] : []
  const run = ['--progress', ...ways, 'in.pdf', 'out']
  try {
    const { output, repaired } = await qpdf({ 'in.pdf': given }, run, { onProgress })
    return { file: output, repaired }
  } catch (error) {
    if (failureOf(error).code !== 'damaged') throw error
    const whole = await gathered(given).catch(() => {
      throw error
    })
    return { file: (await qpdf({ 'in.pdf': whole }, run, { onProgress })).output, repaired: true }
  }
}

/** A file that breaks off has no list of its objects: they are gathered one by one, up to the last that is whole. */
async function gathered(file: Bytes): Promise<Bytes> {
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  const mark = 'endobj'
  const end = new TextDecoder('latin1').decode(file).lastIndexOf(mark)
  const document = await PDFDocument.load(file.subarray(0, end + mark.length), { updateMetadata: false })
  return bytesOf(await document.save({ updateFieldAppearances: false, addDefaultPage: false }))
}
