import { channels, project, unproject } from './colour-space.ts'
import { histogram } from './histogram.ts'
import { refinePalette } from './refine.ts'
import { remap } from './remap.ts'
import { splitPalette } from './split.ts'
import type { Pixels } from '../score/planes.ts'

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

/** Colours of the palette by the quality slider, up to 80, where it is whole. */
export function paletteSize(quality: number): number {
  return quality >= 80 ? 256 : Math.round(8 * 32 ** (Math.max(0, quality - 1) / 79))
}

/** Errors are spread a little less than they are: that leaves fewer specks. */
export const usualSpread = 0.8

/**
 * Draws RGBA pixels with a palette of at most `colours` (2 to 256). A picture that has no more than that keeps every
 * colour. `spread` is the share of its error that a pixel hands on to its neighbours: less makes bands, and fewer bytes.
 */
export function quantise(image: Pixels, colours: number, spread = usualSpread): Indexed {
  const { width, height } = image
  const pixels = new Uint32Array(image.data.buffer, image.data.byteOffset, width * height)
  const source = histogram(pixels)
  const exact = source.size <= colours
  const start = exact ? source.points : splitPalette(source, colours)
  const { palette, error } = exact ? { palette: start, error: 0 } : refinePalette(source, start, 8)
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
  const indices = remap({ pixels, width, height }, points, exact ? 0 : spread)
  return { width, height, indices, palette: sorted, error: Math.sqrt(error) }
}

/** The pixels of an indexed picture. */
export function indexedPixels({ width, height, indices, palette }: Indexed): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  indices.forEach((entry, index) => data.set(palette[entry] ?? [0, 0, 0, 0], index * 4))
  return { data, width, height }
}

function rgba(colour: number): [number, number, number, number] {
  return [colour & 255, (colour >>> 8) & 255, (colour >>> 16) & 255, colour >>> 24]
}
