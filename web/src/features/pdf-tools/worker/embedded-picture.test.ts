import { decodePDFRawStream, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { makeTiff } from '../../../platform/pictures/tiff.ts'
import { embed } from './embedded-picture.ts'
import { picturesAsPdf } from './new-pages.ts'

const segment = (marker: number, data: number[]) => [0xff, marker, 0, data.length + 2, ...data]

/** As much of a JPEG of 40 x 20 as tells its size and how it is turned. */
function jpeg(orientation: number): Uint8Array<ArrayBuffer> {
  const tiff = makeTiff({ orientation, artist: 'Lucía', copyright: '' }) ?? new Uint8Array()
  const exif = segment(0xe1, [...new TextEncoder().encode('Exif\0\0'), ...tiff])
  const frame = segment(0xc0, [8, 0, 20, 0, 40, 3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1])
  return Uint8Array.from([0xff, 0xd8, ...exif, ...frame, 0xff, 0xd9])
}

/** Where corners of a picture stand on its page, in shares of it from the lower left: the first pixel as it is stored, and the last of its row. */
async function cornersOn(file: Uint8Array<ArrayBuffer>) {
  const pdf = await picturesAsPdf([{ file: new Blob([file]), turn: 0 }], { paper: 'fit', margin: 0, dpi: 72 })
  const [page] = (await PDFDocument.load(pdf)).getPages()
  const contents = page?.node.Contents()
  const stream = contents && 'lookup' in contents ? contents.lookup(0) : contents
  const text = stream instanceof PDFRawStream ? decodePDFRawStream(stream).decode() : new Uint8Array()
  const steps = [...new TextDecoder('latin1').decode(text).matchAll(/((?:\S+ ){6})cm/g)]
  const corner = (x: number, y: number) => {
    const [right, up] = steps
      .map(([, six = '']) => six.trim().split(' ').map(Number))
      .reduceRight<[number, number]>(
        ([u, v], [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]) => [a * u + c * v + e, b * u + d * v + f],
        [x, y],
      )
    const { width, height } = page?.getSize() ?? { width: NaN, height: NaN }
    return [right / width, up / height].map((share) => Math.abs(Math.round(share)))
  }
  return { size: page?.getSize(), first: corner(0, 1), last: corner(1, 1) }
}

const [topLeft, topRight, bottomLeft, bottomRight] = [
  [0, 1],
  [1, 1],
  [0, 0],
  [1, 0],
] as const

describe('a picture on a page', () => {
  // Row and column that are stored first, as EXIF 2.3 tells (4.6.4, Orientation).
  it.each([
    [1, topLeft, topRight],
    [2, topRight, topLeft],
    [3, bottomRight, bottomLeft],
    [4, bottomLeft, bottomRight],
    [5, topLeft, bottomLeft],
    [6, topRight, bottomRight],
    [7, bottomRight, topRight],
    [8, bottomLeft, topLeft],
  ])('is upright where it is stored as %i', async (orientation, first, last) => {
    const [width, height] = orientation >= 5 ? [20, 40] : [40, 20]
    expect(await cornersOn(jpeg(orientation))).toEqual({ size: { width, height }, first, last })
  })

  it.each([1, 6])('keeps the bytes of a JPEG as they are, stored as %i', async (orientation) => {
    const document = await PDFDocument.create()
    const bytes = jpeg(orientation)
    const { image } = await embed(document, new Blob([bytes]))
    await image.embed()
    const stream = document.context.lookup(image.ref)
    expect(stream instanceof PDFRawStream && stream.contents).toEqual(bytes)
  })
})
