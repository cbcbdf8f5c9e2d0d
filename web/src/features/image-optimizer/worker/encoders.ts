import { encodeError } from '../engine/failure.ts'
import { mediaTypes } from '../engine/media-types.ts'
import type { EncoderOptions, OutputFormat } from '../engine/settings.ts'
import { hasSharpColours } from './sharp-colours.ts'
import { encodeAvif } from './encode-avif.ts'
import { encodePng } from './encode-png.ts'
import { encodeWebp } from './encode-webp.ts'
import { encodeNatively, pixelsOf, type Surface } from './pixels.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Where a search by size begins, the finest change of quality an encoder knows, and its best. */
export const qualitySteps: Record<OutputFormat, { start: number; step: number; top: number }> = {
  jpeg: { start: 85, step: 1, top: 100 },
  png: { start: 80, step: 0.25, top: 100 },
  // 100 would mean lossless in the browser's encoder, which no size search wants.
  webp: { start: 85, step: 0.25, top: 99 },
  avif: { start: 85, step: 0.5, top: 99 },
  jxl: { start: 85, step: 0.5, top: 99 },
}

const webpLargestSide = 16_383
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
  options: Options,
): Promise<Bytes> {
  refuseSides(source, format)
  if (options.fast && hasNative(format) && !mustBeExact(source, quality) && source.colours === 'srgb') {
    const native = await encodeNatively(source, mediaTypes[format], quality / 100)
    if (native) return native
  }
  return encoders[format](source, quality, options)
}

/** What every browser's canvas writes, or says that it does not. */
function hasNative(format: OutputFormat) {
  return format !== 'avif' && format !== 'jxl'
}

/** The browser's own encoders read the canvas, which has lost what the exact pixels hold. */
function mustBeExact({ exact }: Surface, quality: number) {
  return quality === 100 && exact !== null
}

function refuseSides({ canvas: { width, height } }: Surface, format: OutputFormat) {
  const largest = { jpeg: jpegLargestSide, webp: webpLargestSide, png: 65_535, avif: 16_384, jxl: 65_535 }[
    format
  ]
  if (Math.max(width, height) <= largest) return
  throw encodeError('too-large-for-format', `${width} x ${height} is more than ${format} takes`, {
    width,
    height,
  })
}

/** From here on MozJPEG's own program keeps colours in full. */
const fullColours = 90

async function encodeJpeg(
  source: Surface,
  quality: number,
  { even, chroma, progressive }: Options,
): Promise<Bytes> {
  const { default: mozjpeg } = await import('@jsquash/jpeg/encode.js')
  const pixels = pixelsOf(source)
  const inFull =
    chroma === 'auto' ? (quality >= fullColours && !even) || hasSharpColours(pixels) : chroma === 'full'
  return bytesOf(
    await mozjpeg(pixels, {
      quality,
      progressive,
      quant_table: kleinTable,
      auto_subsample: false,
      chroma_subsample: inFull ? 1 : 2,
    }),
  )
}

async function encodeJxl(source: Surface, quality: number, { fast, effort }: Options): Promise<Bytes> {
  const { default: jxl } = await import('@jsquash/jxl/encode.js')
  const tries = fast ? 3 : { little: 3, usual: 5, most: 7 }[effort]
  const lossless = quality === 100
  return bytesOf(await jxl(pixelsOf(source), { effort: tries, ...(lossless ? { lossless } : { quality }) }))
}

/** An encoder that gives nothing has failed. */
function bytesOf(buffer: ArrayBuffer | null): Bytes {
  if (!buffer || buffer.byteLength === 0) throw encodeError('encoder', 'the encoder gave no bytes')
  return new Uint8Array(buffer)
}

/** `even`: no leap in bytes from one quality to the next. `alike`: one of many that have to look alike. */
type Options = EncoderOptions & { even?: boolean; alike?: boolean }

const encoders: Record<OutputFormat, (source: Surface, quality: number, options: Options) => Promise<Bytes>> =
  {
    jpeg: encodeJpeg,
    png: (source, quality, options) => encodePng(pixelsOf(source), quality, options),
    webp: async (source, quality, options) => bytesOf(await encodeWebp(source, quality, options)),
    avif: async (source, quality, options) =>
      bytesOf(await encodeAvif(pixelsOf(source), quality, options, source.canvas)),
    jxl: encodeJxl,
  }
