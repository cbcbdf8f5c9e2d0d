import type { EncoderOptions } from '../engine/settings.ts'
import { reference, visualScore } from '../score/score.ts'
import { sampleOf } from '../search/sample.ts'
import { pixelsOf, type Surface } from './pixels.ts'
import { readBack } from './read-back.ts'

/** Methods of libwebp, 0 to 6; `autofilter` finds by trying how much to smooth. */
const efforts = {
  little: { method: 2 },
  usual: { method: 6, autofilter: 1 },
  most: { method: 6, autofilter: 1 },
}

/**
 * Colours halved with care keep their edges, which strong colours need; elsewhere the same bytes look better without,
 * by up to a seventh. No photograph tells by itself which it is.
 */
type Way = { use_sharp_yuv: 0 | 1; sns_strength?: number; filter_sharpness?: number }
const careful: Way = { use_sharp_yuv: 1, sns_strength: 65 }
const plain: Way = { use_sharp_yuv: 0 }

/** How unevenly bytes are spread over a picture, 0 to 100, which the greatest effort tries with and without that care. */
const spreads = [30, 50, 80]

/** Side of the four tiles that ways are tried on: a quarter of a megapixel, with the greatest effort a whole one. */
const trialTiles = { usual: 256, most: 512 }
/** How much of its bytes a picture spends on one point of the score, about where qualities are chosen. */
const bytesOfPoint = 0.06

/** Always the same, so that two qualities of a picture never differ by more than themselves. */
const trialQuality = 78

/** What was found for a picture holds for each quality that is tried on it. */
const found = new WeakMap<OffscreenCanvas, Promise<Way>>()

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
  if (effort === 'little' || alike) return encode(pixels, { quality, ...efforts[effort], ...careful })
  const way = found.get(source.canvas) ?? betterWay(pixels, source.colours, effort)
  found.set(source.canvas, way)
  return encode(pixels, { quality, ...efforts[effort], ...(await way) })
}

/** Tries ways on a part, and takes the one with the fewest bytes for what it shows. */
async function betterWay(
  pixels: ImageData,
  colorSpace: PredefinedColorSpace,
  effort: 'usual' | 'most',
): Promise<Way> {
  const { data, width, height } = sampleOf(pixels, trialTiles[effort])
  if (Math.min(width, height) < 8) return careful
  const sample = new ImageData(new Uint8ClampedArray(data), width, height, { colorSpace })
  const original = reference(sample)
  const price = async (way: Way) => {
    const bytes = new Uint8Array(await encode(sample, { quality: trialQuality, ...efforts.usual, ...way }))
    return Math.log(bytes.length) - bytesOfPoint * visualScore(original, await readBack(bytes, 'webp'))
  }
  const cheapest = async (ways: readonly Way[], best: { way: Way; price: number } | null = null) => {
    let found = best
    for (const way of ways) {
      const tried = await price(way)
      if (!found || tried < found.price) found = { way, price: tried }
    }
    return found
  }
  const best = await cheapest([careful, plain])
  if (effort === 'usual') return best?.way ?? careful
  const even = ([0, 1] as const).flatMap((use_sharp_yuv) =>
    spreads.map((sns_strength) => ({ use_sharp_yuv, sns_strength })),
  )
  const better = await cheapest(even, best)
  const sharper = await cheapest([{ ...(better?.way ?? careful), filter_sharpness: 7 }], better)
  return sharper?.way ?? careful
}

async function encode(pixels: ImageData, options: object): Promise<ArrayBuffer> {
  const { default: libwebp } = await import('@jsquash/webp/encode.js')
  return libwebp(pixels, options)
}
