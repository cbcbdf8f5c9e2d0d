import { channels, project, unproject } from './colour-space.ts'
import { histogram } from './histogram.ts'
import { refinePalette } from './refine.ts'
import { remap } from './remap.ts'
import { splitPalette } from './split.ts'

export type Indexed = {
  width: number
  height: number
  /** One byte a pixel: its place in the palette. */
  indices: Uint8Array
  /** `[r, g, b, a]` each; transparent ones first. */
  palette: [number, number, number, number][]
  /** Root of the mean squared error of a pixel, about in steps of 0 to 255; 0 is lossless. */
  error: number
}

/** How the quality slider reads for PNG: colours of the palette, and the error beyond which lossless is better. */
export function pngPlan(quality: number): { colours: number; tolerance: number; dither: number } {
  const colours = quality >= 80 ? 256 : Math.round(8 * 32 ** (Math.max(0, quality - 1) / 79))
  // From 80 on the palette is whole and the slider tells how much it may stray: 12 steps at 80, half a step at 99.
  const tolerance = quality >= 80 ? 12 * (0.5 / 12) ** ((quality - 80) / 19) : Number.POSITIVE_INFINITY
  return { colours, tolerance, dither: 0.8 }
}

/**
 * Draws RGBA pixels with a palette of at most `colours` (2 to 256). A picture that has no more than that keeps every
 * colour. Null where the palette would stray further than `tolerance`.
 */
export function quantise(
  image: { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number },
  { colours, tolerance, dither }: { colours: number; tolerance: number; dither: number },
): Indexed | null {
  const { width, height } = image
  const pixels = new Uint32Array(image.data.buffer, image.data.byteOffset, width * height)
  const source = histogram(pixels)
  const exact = source.size <= colours
  const start = exact ? source.points : splitPalette(source, colours)
  const { palette, error } = exact ? { palette: start, error: 0 } : refinePalette(source, start, 8)
  if (Math.sqrt(error) > tolerance) return null
  const entries = exact
    ? Array.from(source.colours, (colour) => rgba(colour))
    : Array.from({ length: palette.length / channels }, (_, index) => unproject(palette, index * channels))
  const order = entries
    .map((_, index) => index)
    .toSorted((a, b) => (entries[a]?.[3] ?? 0) - (entries[b]?.[3] ?? 0))
  const sorted = order.flatMap((index) => entries.slice(index, index + 1))
  const points = new Float32Array(sorted.length * channels)
  // Rounded colours are what is shown, so they are what pixels are compared with.
  sorted.forEach(([r, g, b, a], index) => project(points, index * channels, r, g, b, a))
  const indices = remap({ pixels, width, height }, points, exact ? 0 : dither)
  return { width, height, indices, palette: sorted, error: Math.sqrt(error) }
}

function rgba(colour: number): [number, number, number, number] {
  return [colour & 255, (colour >>> 8) & 255, (colour >>> 16) & 255, colour >>> 24]
}
