import { indexedPng } from '../quantise/indexed-png.ts'
import { indexedPixels, paletteSize, quantise, usualSpread, type Indexed } from '../quantise/quantise.ts'
import { roundColours } from '../quantise/round-colours.ts'
import type { Pixels } from '../score/planes.ts'
import { reference, visualScore } from '../score/score.ts'
import { spreadSample } from '../search/sample.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** OxiPNG's levels. */
const levels = { little: 1, usual: 2, most: 4 }
type Effort = keyof typeof levels

/** From here on the palette is whole, and the slider tells how much the picture may change. */
const wholePalette = 80

/**
 * Quality 100 is lossless. Below 80 it is the number of colours; from there on the least that the picture may look
 * like itself. `even` asks for no leap in bytes between two neighbouring qualities, which a search by size needs.
 * OxiPNG packs all of them.
 */
export function encodePng(
  pixels: ImageData,
  quality: number,
  { even = false, effort }: { even?: boolean; effort: Effort },
): Promise<Bytes> {
  const level = levels[effort]
  if (quality === 100) return packTrueColours(pixels, level, false)
  if (even) return packEvenly(pixels, quality, level)
  if (quality < wholePalette) return packIndexed(quantise(pixels, paletteSize(quality)), level)
  return packAlike(pixels, leastScore(quality), level)
}

/** Rounded to this step, a picture weighs no more than with a whole palette. */
const coarsest = 16
/** From here up to the whole palette the error of a pixel is handed on ever more; below, colours go too. */
const evenPalette = 45
/** Where a search by size makes the picture smaller rather than worse, it still has this many colours. */
const fewest = { quality: 30, colours: 128 }

/**
 * A curve of bytes without a leap. Above the whole palette colours are rounded, ever finer. Below it fewer errors are
 * handed on to neighbours, for those cost the most bytes and are missed the least; only then go colours.
 */
function packEvenly(pixels: ImageData, quality: number, level: number): Promise<Bytes> {
  if (quality > wholePalette) {
    const share = (quality - wholePalette) / (100 - wholePalette)
    return packTrueColours(roundColours(pixels, coarsest ** (1 - share)), level)
  }
  const spread = Math.max(0, (quality - evenPalette) / (wholePalette - evenPalette)) * usualSpread
  const share = Math.max(0, (quality - fewest.quality) / (evenPalette - fewest.quality))
  const colours = Math.round(fewest.colours + Math.min(1, share) * (256 - fewest.colours))
  return packIndexed(quantise(pixels, colours, spread), level)
}

/** The visual score that a quality from 80 to 99 promises: 80 at the least, and nearly the same at the end. */
function leastScore(quality: number) {
  return 80 + (quality - wholePalette) * 0.8
}

/** Steps to which colours are rounded, the coarsest that may do first. */
const steps = [4, 3, 2]

/** The first that looks enough like the picture: a palette, colours rounded ever finer, or the picture itself. */
async function packAlike(pixels: ImageData, least: number, level: number): Promise<Bytes> {
  const indexed = quantise(pixels, paletteSize(100))
  if (indexed.error === 0) return packIndexed(indexed, level)
  const original = reference(spreadSample(pixels))
  const isAlike = (made: Pixels) => visualScore(original, spreadSample(made)) >= least
  if (isAlike(indexedPixels(indexed))) return packIndexed(indexed, level)
  for (const step of steps) {
    const rounded = roundColours(pixels, step)
    if (isAlike(rounded)) return packTrueColours(rounded, level)
  }
  return packTrueColours(pixels, level, false)
}

async function packIndexed(indexed: Indexed, level: number): Promise<Bytes> {
  const plain = await indexedPng(indexed)
  const { default: oxipng } = await import('@jsquash/oxipng/optimise.js')
  const packed = new Uint8Array(await oxipng(plain.buffer, { level, optimiseAlpha: true }))
  return packed.length < plain.length ? packed : plain
}

/** What is wholly transparent may change its colour, but not where nothing may be lost. */
async function packTrueColours(
  { data, width, height }: Pixels,
  level: number,
  optimiseAlpha = true,
): Promise<Bytes> {
  const { default: oxipng } = await import('@jsquash/oxipng/optimise.js')
  const packed = await oxipng(new ImageData(data, width, height), { level, optimiseAlpha })
  return new Uint8Array(packed)
}
