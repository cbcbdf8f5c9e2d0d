import type { EncoderOptions } from '../engine/settings.ts'

/** AVIF looks as good at a lower figure: up to here the slider keeps about the meaning it has for JPEG. */
const bend = 80
const share = 0.8

/** AVIF's own quality for one of the slider: beyond the bend every step is larger, up to all that AVIF can do. */
export function avifQuality(quality: number): number {
  const beyond = Math.max(0, quality - bend)
  const steepness = (100 - bend * share) / (100 - bend)
  return Math.round(Math.min(quality, bend) * share + beyond * steepness)
}

/** Encodes pixels as AVIF; null where the encoder gives nothing. */
export async function encodeAvif(
  pixels: ImageData,
  quality: number,
  { fast, effort }: Pick<EncoderOptions, 'fast' | 'effort'>,
): Promise<ArrayBuffer | null> {
  const { default: avif } = await import('@jsquash/avif/encode.js')
  return avif(pixels, {
    quality: avifQuality(quality),
    speed: fast ? 9 : { little: 9, usual: 7, most: 4 }[effort],
  })
}
