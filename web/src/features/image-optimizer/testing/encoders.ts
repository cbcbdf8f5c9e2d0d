import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import decodeAvif, { init as initAvifDecoder } from '@jsquash/avif/decode.js'
import { init as initAvif } from '@jsquash/avif/encode.js'
import decodeJpeg, { init as initJpegDecoder } from '@jsquash/jpeg/decode.js'
import encodeJpeg, { init as initJpeg } from '@jsquash/jpeg/encode.js'
import { init as initOxipng } from '@jsquash/oxipng/optimise.js'
import decodePng, { init as initPngDecoder } from '@jsquash/png/decode.js'
import encodePng, { init as initPngEncoder } from '@jsquash/png/encode.js'
import decodeWebp, { init as initWebpDecoder } from '@jsquash/webp/decode.js'
import encodeWebp, { init as initWebp } from '@jsquash/webp/encode.js'

/** The product's own codecs in Node, so that tests read files as they really are. */
const require = createRequire(import.meta.url)

async function wasm(path: string) {
  return WebAssembly.compile(await readFile(require.resolve(path)))
}

/** What the codecs know of a browser's pixels. */
export class NodeImageData {
  readonly data: Uint8ClampedArray<ArrayBuffer>
  readonly width: number
  readonly height: number
  readonly colorSpace = 'srgb'
  readonly pixelFormat = 'rgba-unorm8'
  constructor(data: Uint8ClampedArray<ArrayBuffer>, width: number, height: number) {
    this.data = data
    this.width = width
    this.height = height
  }
}

/** Pixels by a function of their place: `[r, g, b, a]`. */
export function painted(
  width: number,
  height: number,
  colour: (x: number, y: number) => readonly [number, number, number, number],
): NodeImageData {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data.set(colour(x, y), (y * width + x) * 4)
  return new NodeImageData(data, width, height)
}

/** Waves and a little noise, the same each time. */
export function photoLike(width: number, height: number): NodeImageData {
  let seed = 7
  const noise = () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    return ((seed >>> 16) % 13) - 6
  }
  return painted(width, height, (x, y) => {
    const wave = 120 + 70 * Math.sin(x / 17) + 50 * Math.cos(y / 23)
    return [wave + noise(), 90 + (x * 100) / width + noise(), 60 + (y * 120) / height + noise(), 255]
  })
}

let jpegWriter: Promise<unknown> | undefined
let jpegReader: Promise<unknown> | undefined

export async function jpegOf(
  image: NodeImageData,
  quality: number,
  options: {
    progressive?: boolean
    chroma_subsample?: number
    auto_subsample?: boolean
    quant_table?: number
  } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  jpegWriter ??= wasm('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm').then(initJpeg)
  await jpegWriter
  const baseline = options.progressive === false && { baseline: true }
  return new Uint8Array(await encodeJpeg(image, { quality, ...options, ...baseline }))
}

export async function jpegPixels(bytes: Uint8Array<ArrayBuffer>): Promise<ImageData> {
  jpegReader ??= wasm('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm').then(initJpegDecoder)
  await jpegReader
  return decodeJpeg(bytes.slice().buffer)
}

export async function webpOf(
  image: NodeImageData,
  quality: number,
  options: object = {},
): Promise<Uint8Array<ArrayBuffer>> {
  await initWebp(await wasm('@jsquash/webp/codec/enc/webp_enc_simd.wasm'))
  return new Uint8Array(await encodeWebp(image, { quality, ...options }))
}

export async function webpPixels(bytes: Uint8Array<ArrayBuffer>): Promise<ImageData> {
  return decodeWebp(bytes.slice().buffer)
}

export async function losslessWebpOf(image: NodeImageData): Promise<Uint8Array<ArrayBuffer>> {
  await initWebp(await wasm('@jsquash/webp/codec/enc/webp_enc_simd.wasm'))
  return new Uint8Array(await encodeWebp(image, { lossless: 1, exact: 1 }))
}

export async function pngOf(image: NodeImageData): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await encodePng(image))
}

export function pngPixels(bytes: Uint8Array<ArrayBuffer>): Promise<ImageData> {
  return decodePng(bytes.slice().buffer)
}

/** Readies what writes and reads AVIF. */
export async function openAvif(): Promise<void> {
  await initAvif(await wasm('@jsquash/avif/codec/enc/avif_enc.wasm'))
  await initAvifDecoder(await wasm('@jsquash/avif/codec/dec/avif_dec.wasm'))
}

export async function avifPixels(buffer: ArrayBuffer): Promise<ImageData> {
  const pixels = await decodeAvif(buffer)
  if (!pixels) throw new Error('An AVIF that cannot be decoded')
  return pixels
}

/** Readies what packs PNG and what reads PNG and WebP. */
export async function openPacker(): Promise<void> {
  const png = await wasm('@jsquash/png/codec/pkg/squoosh_png_bg.wasm')
  await initPngDecoder(png)
  await initPngEncoder(png)
  await initOxipng(await wasm('@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm'))
  // The module's own type knows only its options, yet it takes what is compiled too.
  await initWebpDecoder(await wasm('@jsquash/webp/codec/dec/webp_dec.wasm'))
}
