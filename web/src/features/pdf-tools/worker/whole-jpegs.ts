import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { bytesOf } from '@aurelio/formats/pdf/bytes'
import { bytesIn } from './bytes.ts'

/** Pictures that lie in a file as JPEG and are the whole of what is seen, by the names of their objects: they come out untouched. */
export async function wholeJpegs(file: Blob, refs: readonly string[]): Promise<Map<string, Blob>> {
  const document = await PDFDocument.load(await bytesIn(file), { updateMetadata: false })
  const wanted = new Set(refs)
  const found = new Map<string, Blob>()
  for (const [{ objectNumber, generationNumber }, object] of document.context.enumerateIndirectObjects()) {
    const ref = `${objectNumber}R${generationNumber || ''}`
    if (wanted.has(ref) && object instanceof PDFRawStream && isWhole(object))
      found.set(ref, new Blob([bytesOf(object.contents)], { type: 'image/jpeg' }))
  }
  return found
}

/** Its colours are its own: with a mask, four inks or other numbers it is not what the page shows. */
function isWhole({ dict }: PDFRawStream): boolean {
  const entry = (key: string) => dict.lookup(PDFName.of(key))
  if (entry('SMask') || entry('Mask') || entry('Decode')) return false
  const filter = entry('Filter')
  const name = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter
  return name === PDFName.of('DCTDecode') && hasPlainColours(entry('ColorSpace'))
}

function hasPlainColours(space: unknown): boolean {
  if (space === PDFName.of('DeviceRGB') || space === PDFName.of('DeviceGray')) return true
  if (!(space instanceof PDFArray) || space.lookup(0) !== PDFName.of('ICCBased')) return false
  const profile = space.lookup(1)
  const dict = profile instanceof PDFRawStream ? profile.dict : profile
  const colours = dict instanceof PDFDict ? dict.lookup(PDFName.of('N'))?.toString() : ''
  return colours === '3' || colours === '1'
}
