import { encodeError } from '../engine/failure.ts'
import { mediaTypes } from '../engine/media-types.ts'
import type { OutputFormat } from '../engine/settings.ts'
import { indexedPng } from '../quantise/indexed-png.ts'
import { pngPlan, quantise } from '../quantise/quantise.ts'
import { encodeNatively, pixelsOf, type Surface } from './pixels.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** The finest change of quality an encoder knows, and its best. */
export const qualitySteps: Record<OutputFormat, { step: number; top: number }> = {
  jpeg: { step: 1, top: 100 },
  png: { step: 1, top: 100 },
  // 100 would mean lossless in the browser's encoder, which no size search wants.
  webp: { step: 0.25, top: 99 },
  avif: { step: 1, top: 99 },
}

const webpLargestSide = 16_383
/** AVIF looks as good at a lower figure: so the slider keeps about one meaning. */
const avifShare = 0.8
const jpegLargestSide = 65_500

/**
 * Encodes a surface. A quality below 100 goes to the browser's encoders as a fraction (dashboard.md §9). `fast` asks
 * for the browser's encoder where it has one; `even` for no leap in bytes between two neighbouring qualities, which a
 * search by size needs: MozJPEG leaps at 90, where it stops halving the colour's resolution.
 */
export async function encode(
  source: Surface,
  format: OutputFormat,
  quality: number,
  fast: boolean,
  even = false,
): Promise<Bytes> {
  refuseSides(source, format)
  if (fast && format !== 'avif') {
    const native = await encodeNatively(source, mediaTypes[format], quality / 100)
    if (native) return native
  }
  return encoders[format](source, quality, { fast, even })
}

function refuseSides({ canvas: { width, height } }: Surface, format: OutputFormat) {
  const largest = { jpeg: jpegLargestSide, webp: webpLargestSide, png: 65_535, avif: 16_384 }[format]
  if (Math.max(width, height) <= largest) return
  throw encodeError('too-large-for-format', `${width} x ${height} is more than ${format} takes`, {
    width,
    height,
  })
}

async function encodeJpeg(source: Surface, quality: number, { even }: Ways): Promise<Bytes> {
  const { default: mozjpeg } = await import('@jsquash/jpeg/encode.js')
  return bytesOf(await mozjpeg(pixelsOf(source), { quality, auto_subsample: !even }))
}

/** Quality 100 is lossless; below it the palette is led by the quality, and OxiPNG packs either. */
async function encodePng(source: Surface, quality: number): Promise<Bytes> {
  const pixels = pixelsOf(source)
  const { default: oxipng } = await import('@jsquash/oxipng/optimise.js')
  // What is wholly transparent may change its colour, but not where nothing may be lost.
  const options = { level: 2, interlace: false, optimiseAlpha: quality < 100 }
  const indexed = quality < 100 ? quantise(pixels, pngPlan(quality)) : null
  if (!indexed) return bytesOf(await oxipng(pixels, options))
  const plain = await indexedPng(indexed)
  const packed = bytesOf(await oxipng(plain.buffer, options))
  return packed.length < plain.length ? packed : plain
}

async function encodeWebp(source: Surface, quality: number): Promise<Bytes> {
  const lossless = quality === 100
  // The browser's own encoder reads the canvas, which has lost what the exact pixels hold.
  const native =
    lossless && source.exact ? null : await encodeNatively(source, mediaTypes.webp, quality / 100)
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
  png: encodePng,
  webp: encodeWebp,
  avif: encodeAvif,
}
