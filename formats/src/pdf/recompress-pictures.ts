import {
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
import { inflated } from './inflated.ts'
import { jpegFrame } from '../pictures/jpeg-frame.ts'
import { loadCodecs, type Pixels } from './picture-codecs.ts'

/** JPEG quality, and the most pixels that the longer side keeps. */
export type PictureLimits = { quality: number; longest: number }
/** Smaller pictures are seldom worth a second encoding. In bytes. */
const leastBytes = 4096
/** More are 480 MB once decoded, and stay as they are. */
const mostPixels = 120_000_000
/** A picture is only replaced where it gets clearly smaller. */
const worth = 0.9

/**
 * The document with its pictures encoded anew; text, links and all else stay. What has more than three colours, a colour
 * table, a bit or two to the pixel, or is a mask itself, stays as it is: JPEG would spoil it. The file itself where there is none to
 * encode.
 */
export async function withSmallerPictures(
  file: Bytes,
  limits: PictureLimits,
  pause: (share: number) => Promise<void>,
): Promise<Bytes> {
  // Reading a million objects takes a minute.
  if (!hasPictures(file)) return file
  let isChanged = false
  const document = await PDFDocument.load(file, { updateMetadata: false })
  const { context } = document
  const objects = context.enumerateIndirectObjects()
  const masks = masksOf(objects)
  for (const [at, [ref, object]] of objects.entries()) {
    await pause(at / objects.length)
    if (!(object instanceof PDFRawStream) || masks.has(ref.tag)) continue
    const picture = pictureOf(context, object)
    if (!picture) continue
    // One that cannot be read stays as it is.
    const smaller = await encoded(picture, limits).catch(() => null)
    if (!smaller || smaller.bytes.length > object.contents.length * worth) continue
    context.assign(ref, replaced(context, object, picture, smaller))
    isChanged = true
  }
  if (!isChanged) return file
  return bytesOf(await document.save({ updateFieldAppearances: false, addDefaultPage: false }))
}

/** `bytes`: a JPEG, or else deflated numbers. */
type Picture = { width: number; height: number; colours: 1 | 3; bytes: Bytes; isJpeg: boolean }
const latin = new TextDecoder('latin1')
const windowBytes = 16 * 1024 * 1024
const overlap = 64

/** A picture is a stream, and what it says of itself is never packed. */
function hasPictures(file: Bytes): boolean {
  for (let at = 0; at < file.length; at += windowBytes)
    if (/\/Subtype\s*\/Image\b/.test(latin.decode(file.subarray(at, at + windowBytes + overlap)))) return true
  return false
}

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
  if (width * height > mostPixels) return null
  const filter = entry('Filter')
  const name = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter
  if (name === PDFName.of('DCTDecode')) {
    const jpeg = bytesOf(contents)
    // What the document says of its size may be untrue.
    const frame = jpegFrame(jpeg)
    const isSmall = frame !== null && frame.width * frame.height <= mostPixels
    return isSmall ? { width, height, colours, bytes: jpeg, isJpeg: true } : null
  }
  if (name !== PDFName.of('FlateDecode')) return null
  return { width, height, colours, bytes: bytesOf(contents), isJpeg: false }
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

/** Numbers stay what they are, whatever they mean: the document says that. */
async function encoded(picture: Picture, { quality, longest }: PictureLimits): Promise<Smaller> {
  const { pixels, scaled, packed } = await loadCodecs()
  const whole = picture.isJpeg ? await pixels(picture.bytes) : await unpacked(picture)
  const scale = Math.min(1, longest / Math.max(whole.width, whole.height))
  const width = Math.max(1, Math.round(whole.width * scale))
  const height = Math.max(1, Math.round(whole.height * scale))
  return { bytes: await packed(await scaled(whole, { width, height }), quality), width, height }
}

async function unpacked({ width, height, colours, bytes }: Picture): Promise<Pixels> {
  const numbers = await inflated(bytes, width * height * colours)
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < width * height; at += 1) {
    for (let colour = 0; colour < 3; colour += 1)
      data[at * 4 + colour] = numbers[colours === 1 ? at : at * 3 + colour] ?? 0
    data[at * 4 + 3] = 255
  }
  return { data, width, height }
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
