import { channels, project } from './colour-space.ts'

/** The colours of a picture, each once: how many pixels have it, and its place in the comparing space. */
export type Histogram = { colours: Uint32Array; weights: Float32Array; points: Float32Array; size: number }

const mostColours = 60_000

/**
 * Counts the colours of RGBA pixels. Where there are too many to handle, the lowest bits of each component are put
 * together until there are not. Fully transparent pixels are one colour whatever they hide.
 */
export function histogram(pixels: Uint32Array): Histogram {
  for (let bits = 0; bits < 6; bits += 1) {
    const found = count(pixels, bits)
    if (found) return found
  }
  throw new Error('A picture of 2-bit components has at most 256 colours')
}

function count(pixels: Uint32Array, droppedBits: number): Histogram | null {
  const slots = 1 << 17
  const keys = new Uint32Array(slots)
  const place = new Int32Array(slots)
  const colours = new Uint32Array(mostColours)
  const sums = new Float64Array(mostColours * 5)
  const part = (0xff << droppedBits) & 0xff
  const mask = (part | (part << 8) | (part << 16) | (part << 24)) >>> 0
  let size = 0
  let last = -1
  let lastKey = 0
  for (let i = 0; i < pixels.length; i += 1) {
    const pixel = visible(pixels[i] ?? 0)
    const key = (pixel & mask) >>> 0
    if (last < 0 || key !== lastKey) {
      let slot = (Math.imul(key, 0x9e3779b1) >>> 15) & (slots - 1)
      while (place[slot] !== 0 && keys[slot] !== key) slot = (slot + 1) & (slots - 1)
      if (place[slot] === 0) {
        if (size === mostColours) return null
        keys[slot] = key
        colours[size] = pixel
        size += 1
        place[slot] = size
      }
      last = (place[slot] ?? 1) - 1
      lastKey = key
    }
    const at = last * 5
    sums[at] = (sums[at] ?? 0) + 1
    if (droppedBits === 0) continue
    sums[at + 1] = (sums[at + 1] ?? 0) + (pixel & 255)
    sums[at + 2] = (sums[at + 2] ?? 0) + ((pixel >>> 8) & 255)
    sums[at + 3] = (sums[at + 3] ?? 0) + ((pixel >>> 16) & 255)
    sums[at + 4] = (sums[at + 4] ?? 0) + (pixel >>> 24)
  }
  return gathered(colours.slice(0, size), sums, droppedBits > 0)
}

function gathered(colours: Uint32Array, sums: Float64Array, averaged: boolean): Histogram {
  const size = colours.length
  const weights = new Float32Array(size)
  const points = new Float32Array(size * channels)
  for (let i = 0; i < size; i += 1) {
    const number = sums[i * 5] ?? 1
    const colour = colours[i] ?? 0
    weights[i] = number
    const component = (index: number) =>
      averaged ? (sums[i * 5 + 1 + index] ?? 0) / number : (colour >>> (index * 8)) & 255
    project(points, i * channels, component(0), component(1), component(2), component(3))
  }
  return { colours, weights, points, size }
}

/** Little-endian RGBA: the alpha stands in the highest byte. */
export function visible(pixel: number): number {
  return pixel >>> 24 === 0 ? 0 : pixel >>> 0
}
