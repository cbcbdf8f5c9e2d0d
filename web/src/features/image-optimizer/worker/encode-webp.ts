import type { EncoderOptions } from '../engine/settings.ts'
import { reference, visualScore } from '../score/score.ts'
import { sampleOf } from '../search/sample.ts'
import { pixelsOf, type Surface } from './pixels.ts'
import { readBack } from './read-back.ts'

/** Methods of libwebp, 0 to 6, and how often it goes over the picture; `autofilter` finds by trying how much to smooth. */
const efforts = {
  little: { method: 2 },
  usual: { method: 6, autofilter: 1 },
  most: { method: 6, autofilter: 1, pass: 6 },
}

/**
 * Colours halved with care keep their edges, which strong colours need; elsewhere the same bytes look better without,
 * by up to a seventh. No photograph tells by itself which it is.
 */
const ways = [{ use_sharp_yuv: 1, sns_strength: 65 }, { use_sharp_yuv: 0 }] as const
type Way = (typeof ways)[number]

/** Side of the four tiles that both ways are tried on: a quarter of a megapixel, whatever the picture has. */
const trialTile = 256
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
  if (effort === 'little' || alike) return encode(pixels, { quality, ...efforts[effort], ...ways[0] })
  const way = found.get(source.canvas) ?? betterWay(pixels, source.colours)
  found.set(source.canvas, way)
  return encode(pixels, { quality, ...efforts[effort], ...(await way) })
}

/** Tries both ways on a small part, and takes the one with fewer bytes for what it shows. */
async function betterWay(pixels: ImageData, colorSpace: PredefinedColorSpace): Promise<Way> {
  const { data, width, height } = sampleOf(pixels, trialTile)
  if (Math.min(width, height) < 8) return ways[0]
  const sample = new ImageData(new Uint8ClampedArray(data), width, height, { colorSpace })
  const original = reference(sample)
  const price = async (way: Way) => {
    const bytes = new Uint8Array(await encode(sample, { quality: trialQuality, ...efforts.usual, ...way }))
    return Math.log(bytes.length) - bytesOfPoint * visualScore(original, await readBack(bytes, 'webp'))
  }
  const [careful, plain] = ways
  return (await price(careful)) <= (await price(plain)) ? careful : plain
}

async function encode(pixels: ImageData, options: object): Promise<ArrayBuffer> {
  const { default: libwebp } = await import('@jsquash/webp/encode.js')
  return libwebp(pixels, options)
}
