import type { EncoderOptions } from '../engine/settings.ts'
import { reference, visualScore } from '../score/score.ts'
import { sampleOf } from '../search/sample.ts'
import { pixelsOf, type Surface } from './pixels.ts'
import { readBack } from './read-back.ts'
import { bestWebpWay, carefulWay, type WebpWay } from './webp-ways.ts'

/** Methods of libwebp, 0 to 6; `autofilter` finds by trying how much to smooth. */
const efforts = {
  little: { method: 2 },
  usual: { method: 6, autofilter: 1 },
  most: { method: 6, autofilter: 1 },
}

/** Side of the four tiles that ways are tried on: a quarter of a megapixel, with the greatest effort a whole one. */
const trialTiles = { usual: 256, most: 512 }
/** What was found for a picture holds for each quality that is tried on it. */
const found = new WeakMap<OffscreenCanvas, Promise<WebpWay>>()

type Options = Pick<EncoderOptions, 'effort'> & {
  /** One of many that have to look alike: nothing is tried on it. */
  alike?: boolean
}

/** WebP by libwebp; at quality 100 without any loss. */
export async function encodeWebp(
  source: Surface,
  quality: number,
  { effort, alike = false }: Options,
): Promise<ArrayBuffer> {
  const pixels = pixelsOf(source)
  if (quality === 100) return encode(pixels, { lossless: 1, exact: 1 })
  if (effort === 'little' || alike) return encode(pixels, { quality, ...efforts[effort], ...carefulWay })
  const way = found.get(source.canvas) ?? betterWay(pixels, source.colours, effort)
  found.set(source.canvas, way)
  return encode(pixels, { quality, ...efforts[effort], ...(await way) })
}

/** Tries ways on a part, and takes the one with the fewest bytes for what it shows. */
async function betterWay(
  pixels: ImageData,
  colorSpace: PredefinedColorSpace,
  effort: 'usual' | 'most',
): Promise<WebpWay> {
  const { data, width, height } = sampleOf(pixels, trialTiles[effort])
  if (Math.min(width, height) < 8) return carefulWay
  const sample = new ImageData(new Uint8ClampedArray(data), width, height, { colorSpace })
  const original = reference(sample)
  return bestWebpWay(effort, async (way, quality) => {
    const bytes = new Uint8Array(await encode(sample, { quality, ...efforts.usual, ...way }))
    return { bytes: bytes.length, score: visualScore(original, await readBack(bytes, 'webp')) }
  })
}

async function encode(pixels: ImageData, options: object): Promise<ArrayBuffer> {
  const { default: libwebp } = await import('@jsquash/webp/encode.js')
  return libwebp(pixels, options)
}
