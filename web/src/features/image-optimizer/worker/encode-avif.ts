import type { EncoderOptions } from '../engine/settings.ts'
import { reference, visualScore } from '../score/score.ts'
import { cheapestWay } from '../search/cheapest-way.ts'
import { sampleOf } from '../search/sample.ts'
import { readBack } from './read-back.ts'

/** AVIF looks as good at a lower figure: up to here the slider keeps about the meaning it has for JPEG. */
const bend = 80
const share = 0.8

/** AVIF's own quality for one of the slider: beyond the bend every step is larger, up to all that AVIF can do. */
export function avifQuality(quality: number): number {
  const beyond = Math.max(0, quality - bend)
  const steepness = (100 - bend * share) / (100 - bend)
  return Math.round(Math.min(quality, bend) * share + beyond * steepness)
}

const speeds = { little: 9, usual: 7, most: 4 }
/** A quick one tells which way is better; the slow one then takes it. */
const trialSpeed = 6
const trialQuality = 64

/** What was found for a picture holds for each quality that is tried on it. */
const found = new WeakMap<object, Promise<boolean>>()

/**
 * Encodes pixels as AVIF; null where the encoder gives nothing. The greatest effort tries on a part of them whether colours are
 * better halved with care. `picture`: the same for the same pixels.
 */
export async function encodeAvif(
  pixels: ImageData,
  quality: number,
  { fast, effort }: Pick<EncoderOptions, 'fast' | 'effort'>,
  picture: object = pixels,
): Promise<ArrayBuffer | null> {
  const { default: avif } = await import('@jsquash/avif/encode.js')
  return avif(pixels, {
    quality: avifQuality(quality),
    speed: fast ? speeds.little : speeds[effort],
    enableSharpYUV: effort === 'most' && !fast && (await careOf(pixels, picture)),
  })
}

function careOf(pixels: ImageData, picture: object): Promise<boolean> {
  const known = found.get(picture) ?? isCareBetter(pixels)
  found.set(picture, known)
  return known
}

async function isCareBetter(pixels: ImageData): Promise<boolean> {
  const { data, width, height } = sampleOf(pixels)
  if (Math.min(width, height) < 8) return false
  const { default: avif } = await import('@jsquash/avif/encode.js')
  const sample = new ImageData(new Uint8ClampedArray(data), width, height, { colorSpace: pixels.colorSpace })
  const original = reference(sample)
  return cheapestWay([false, true], async (enableSharpYUV) => {
    const made = await avif(sample, { quality: trialQuality, speed: trialSpeed, enableSharpYUV })
    const bytes = new Uint8Array(made ?? new ArrayBuffer())
    return { bytes: bytes.length, score: visualScore(original, await readBack(bytes, 'avif')) }
  })
}
