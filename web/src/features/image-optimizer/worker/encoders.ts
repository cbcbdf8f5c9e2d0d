import { encodeError } from '../engine/failure.ts'
import { mediaTypes } from '../engine/media-types.ts'
import type { OutputFormat } from '../engine/settings.ts'
import { hasSharpColours } from './sharp-colours.ts'
import { encodePng } from './encode-png.ts'
import { encodeNatively, pixelsOf, type Surface } from './pixels.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Where a search by size begins, the finest change of quality an encoder knows, and its best. */
export const qualitySteps: Record<OutputFormat, { start: number; step: number; top: number }> = {
  jpeg: { start: 85, step: 1, top: 100 },
  png: { start: 80, step: 0.25, top: 100 },
  // 100 would mean lossless in the browser's encoder, which no size search wants.
  webp: { start: 85, step: 0.25, top: 99 },
  avif: { start: 85, step: 1, top: 99 },
}

const webpLargestSide = 16_383
/** AVIF looks as good at a lower figure: so the slider keeps about one meaning. */
const avifShare = 0.8
const jpegLargestSide = 65_500
/** The quantisation table after Klein, Silverstein and Carney: of MozJPEG's nine the one that looks best for its bytes. */
const kleinTable = 5

/**
 * Encodes a surface. A quality below 100 goes to the browser's encoders as a fraction (dashboard.md §9). `fast` asks
 * for the browser's encoder where it has one; `even` for no leap in bytes between two neighbouring qualities, which a
 * search by size needs.
 */
export async function encode(
  source: Surface,
  format: OutputFormat,
  quality: number,
  fast: boolean,
  even = false,
): Promise<Bytes> {
  refuseSides(source, format)
  if (fast && format !== 'avif' && !mustBeExact(source, quality)) {
    const native = await encodeNatively(source, mediaTypes[format], quality / 100)
    if (native) return native
  }
  return encoders[format](source, quality, { fast, even })
}

/** The browser's own encoders read the canvas, which has lost what the exact pixels hold. */
function mustBeExact({ exact }: Surface, quality: number) {
  return quality === 100 && exact !== null
}

function refuseSides({ canvas: { width, height } }: Surface, format: OutputFormat) {
  const largest = { jpeg: jpegLargestSide, webp: webpLargestSide, png: 65_535, avif: 16_384 }[format]
  if (Math.max(width, height) <= largest) return
  throw encodeError('too-large-for-format', `${width} x ${height} is more than ${format} takes`, {
    width,
    height,
  })
}

/** From here on MozJPEG's own program keeps colours in full. */
const fullColours = 90

async function encodeJpeg(source: Surface, quality: number, { even }: Ways): Promise<Bytes> {
  const { default: mozjpeg } = await import('@jsquash/jpeg/encode.js')
  const pixels = pixelsOf(source)
  const inFull = (quality >= fullColours && !even) || hasSharpColours(pixels)
  return bytesOf(
    await mozjpeg(pixels, {
      quality,
      quant_table: kleinTable,
      auto_subsample: false,
      chroma_subsample: inFull ? 1 : 2,
    }),
  )
}

async function encodeWebp(source: Surface, quality: number): Promise<Bytes> {
  const lossless = quality === 100
  const native = mustBeExact(source, quality)
    ? null
    : await encodeNatively(source, mediaTypes.webp, quality / 100)
  if (native) return native
  const { default: libwebp } = await import('@jsquash/webp/encode.js')
  return bytesOf(await libwebp(pixelsOf(source), lossless ? { lossless: 1, exact: 1 } : { quality }))
}

async function encodeAvif(source: Surface, quality: number, { fast }: Ways): Promise<Bytes> {
  const { default: avif } = await import('@jsquash/avif/encode.js')
  const made = await avif(pixelsOf(source), {
    quality: quality === 100 ? 100 : Math.round(quality * avifShare),
    speed: fast ? 9 : 7,
  })
  return bytesOf(made)
}

/** An encoder that gives nothing has failed. */
function bytesOf(buffer: ArrayBuffer | null): Bytes {
  if (!buffer || buffer.byteLength === 0) throw encodeError('encoder', 'the encoder gave no bytes')
  return new Uint8Array(buffer)
}

type Ways = { fast: boolean; even: boolean }

const encoders: Record<OutputFormat, (source: Surface, quality: number, ways: Ways) => Promise<Bytes>> = {
  jpeg: encodeJpeg,
  png: (source, quality, { even }) => encodePng(pixelsOf(source), quality, even),
  webp: encodeWebp,
  avif: encodeAvif,
}
