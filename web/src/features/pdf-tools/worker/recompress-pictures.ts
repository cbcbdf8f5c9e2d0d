import {
  decodePDFRawStream,
  type PDFContext,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib'
import { type Bytes, bytesOf } from './bytes.ts'

/** JPEG quality, and the most pixels that the longer side keeps. */
export type PictureLimits = { quality: number; longest: number }
/** Smaller pictures are seldom worth a second encoding. In bytes. */
const leastBytes = 4096
/** A picture is only replaced where it gets clearly smaller. */
const worth = 0.9

/**
 * The document with its pictures encoded anew; text, links and all else stay. What has more than three colours, a colour
 * table, a bit or two to the pixel, or is a mask itself, stays as it is: JPEG would spoil it.
 */
export async function withSmallerPictures(
  file: Bytes,
  limits: PictureLimits,
  pause: (share: number) => Promise<void>,
): Promise<Bytes> {
  const document = await PDFDocument.load(file, { updateMetadata: false })
  const { context } = document
  const objects = context.enumerateIndirectObjects()
  const masks = masksOf(objects)
  for (const [at, [ref, object]] of objects.entries()) {
    await pause(at / objects.length)
    if (!(object instanceof PDFRawStream) || masks.has(ref.tag)) continue
    const picture = pictureOf(context, object)
    if (!picture) continue
    const smaller = await encoded(picture, limits).catch(() => null)
    if (!smaller || smaller.bytes.length > object.contents.length * worth) continue
    context.assign(ref, replaced(context, object, picture, smaller))
  }
  return bytesOf(await document.save({ updateFieldAppearances: false, addDefaultPage: false }))
}

type Picture = { width: number; height: number; colours: 1 | 3; jpeg: Bytes | null; raw: Uint8Array | null }
type Smaller = { bytes: Bytes; width: number; height: number }

function masksOf(objects: readonly [PDFRef, unknown][]): Set<string> {
  const found = new Set<string>()
  for (const [, object] of objects) {
    if (!(object instanceof PDFRawStream)) continue
    for (const key of ['SMask', 'Mask']) {
      const mask = object.dict.get(PDFName.of(key))
      if (mask instanceof PDFRef) found.add(mask.tag)
    }
  }
  return found
}

function pictureOf(context: PDFContext, stream: PDFRawStream): Picture | null {
  const { dict, contents } = stream
  const entry = (key: string) => dict.lookup(PDFName.of(key))
  if (entry('Subtype') !== PDFName.of('Image') || contents.length < leastBytes) return null
  if (entry('Decode') || entry('DecodeParms') || entry('Mask') instanceof PDFArray) return null
  const [width, height, bits] = ['Width', 'Height', 'BitsPerComponent'].map((key) => {
    const value = entry(key)
    return value instanceof PDFNumber ? value.asNumber() : 0
  })
  const colours = coloursOf(context, entry('ColorSpace'))
  if (width === undefined || height === undefined || bits !== 8 || colours === null) return null
  const filter = entry('Filter')
  const name = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter
  if (name === PDFName.of('DCTDecode')) return { width, height, colours, jpeg: bytesOf(contents), raw: null }
  if (name !== PDFName.of('FlateDecode')) return null
  const raw = decodePDFRawStream(stream).decode()
  return raw.length < width * height * colours ? null : { width, height, colours, jpeg: null, raw }
}

function coloursOf(context: PDFContext, space: unknown): 1 | 3 | null {
  if (space === PDFName.of('DeviceRGB')) return 3
  if (space === PDFName.of('DeviceGray')) return 1
  if (!(space instanceof PDFArray) || space.lookup(0) !== PDFName.of('ICCBased')) return null
  const profile = context.lookup(space.get(1))
  const dict = profile instanceof PDFRawStream ? profile.dict : profile
  const count = dict instanceof PDFDict ? dict.lookup(PDFName.of('N')) : undefined
  const colours = count instanceof PDFNumber ? count.asNumber() : 0
  return colours === 1 || colours === 3 ? colours : null
}

async function encoded(picture: Picture, { quality, longest }: PictureLimits): Promise<Smaller> {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const bitmap = await createImageBitmap(
    picture.jpeg ? new Blob([picture.jpeg], { type: 'image/jpeg' }) : pixelsOf(picture),
    // The numbers stay as they are: what they mean, the document says.
    { colorSpaceConversion: 'none', imageOrientation: 'none' },
  )
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no surface')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  const pixels = context.getImageData(0, 0, width, height)
  Object.assign(canvas, { width: 0, height: 0 })
  const { default: mozjpeg } = await import('@jsquash/jpeg/encode.js')
  return { bytes: new Uint8Array(await mozjpeg(pixels, { quality })), width, height }
}

function pixelsOf({ width, height, colours, raw }: Picture): ImageData {
  const pixels = new ImageData(width, height)
  const { data } = pixels
  for (let at = 0; at < width * height; at += 1) {
    for (let colour = 0; colour < 3; colour += 1)
      data[at * 4 + colour] = raw?.[colours === 1 ? at : at * 3 + colour] ?? 0
    data[at * 4 + 3] = 255
  }
  return pixels
}

function replaced(
  context: PDFContext,
  { dict }: PDFRawStream,
  { colours }: Picture,
  { bytes, width, height }: Smaller,
): PDFRawStream {
  const own = dict.clone(context)
  own.set(PDFName.of('Filter'), PDFName.of('DCTDecode'))
  own.set(PDFName.of('Width'), PDFNumber.of(width))
  own.set(PDFName.of('Height'), PDFNumber.of(height))
  own.set(PDFName.of('Length'), PDFNumber.of(bytes.length))
  // The encoder writes three colours, grey ones too.
  if (colours === 1) own.set(PDFName.of('ColorSpace'), PDFName.of('DeviceRGB'))
  return PDFRawStream.of(own, bytes)
}
