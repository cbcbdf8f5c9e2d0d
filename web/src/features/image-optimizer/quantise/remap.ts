import { channels, project } from './colour-space.ts'
import { visible } from './histogram.ts'
import { nearestIn } from './nearest.ts'

type Picture = { pixels: Uint32Array; width: number; height: number }

/** Errors larger than this (squared) come from a colour the palette lacks; spreading them would only make specks. */
const largestSpread = 24 * 24

/**
 * Gives each pixel its palette entry. With `dither` above 0 the error goes on to the neighbours (Floyd and Steinberg,
 * each line the other way), less where the picture has an edge, so that lines and letters stay clean.
 */
export function remap({ pixels, width, height }: Picture, palette: Float32Array, dither: number): Uint8Array {
  const out = new Uint8Array(pixels.length)
  const nearest = nearestIn(palette)
  const point = new Float32Array(channels)
  let current = new Float32Array((width + 2) * channels)
  let next = new Float32Array((width + 2) * channels)
  // Where a search of a like colour ended is the best place to begin the next one.
  const known = new Uint8Array(cells)
  let guess = 0
  let previous = -1
  for (let y = 0; y < height; y += 1) {
    const forward = y % 2 === 0
    const step = forward ? 1 : -1
    for (let i = 0; i < width; i += 1) {
      const x = forward ? i : width - 1 - i
      const index = y * width + x
      const pixel = visible(pixels[index] ?? 0)
      const slot = (x + 1) * channels
      project(point, 0, pixel & 255, (pixel >>> 8) & 255, (pixel >>> 16) & 255, pixel >>> 24)
      if (dither === 0) {
        if (pixel !== previous) guess = nearest.find(point, 0, guess)
        previous = pixel
        out[index] = guess
        continue
      }
      // Fully transparent pixels stay so: no error may tint them.
      const open = pixel === 0 ? 0 : 1
      for (let c = 0; c < channels; c += 1) point[c] = (point[c] ?? 0) + open * (current[slot + c] ?? 0)
      const cell = cellOf(point)
      guess = nearest.find(point, 0, known[cell] ?? 0)
      known[cell] = guess
      out[index] = guess
      if (open === 0) continue
      const strength = dither * smoothness(pixels, width, height, x, y)
      if (strength === 0 || nearest.distance() > largestSpread) continue
      for (let c = 0; c < channels; c += 1) {
        const error = ((point[c] ?? 0) - (palette[guess * channels + c] ?? 0)) * strength
        const ahead = slot + step * channels + c
        const behind = slot - step * channels + c
        current[ahead] = (current[ahead] ?? 0) + (error * 7) / 16
        next[behind] = (next[behind] ?? 0) + (error * 3) / 16
        next[slot + c] = (next[slot + c] ?? 0) + (error * 5) / 16
        next[ahead] = (next[ahead] ?? 0) + error / 16
      }
    }
    ;[current, next] = [next, current]
    next.fill(0)
  }
  return out
}

const cells = 1 << 15

/** A coarse cell of the comparing space: five bits each for red, green and blue. */
function cellOf(point: Float32Array): number {
  const r = Math.max(0, Math.min(31, (point[0] ?? 0) >> 2))
  const g = Math.max(0, Math.min(31, (point[1] ?? 0) >> 3))
  const b = Math.max(0, Math.min(31, (point[2] ?? 0) >> 2))
  return (r << 10) | (g << 5) | b
}

/** 1 in even areas, falling to 0 at a hard edge: the largest difference of green-weighted light to four neighbours. */
function smoothness(pixels: Uint32Array, width: number, height: number, x: number, y: number): number {
  const index = y * width + x
  const here = light(pixels[index] ?? 0)
  let most = 0
  if (x > 0) most = Math.max(most, Math.abs(light(pixels[index - 1] ?? 0) - here))
  if (x < width - 1) most = Math.max(most, Math.abs(light(pixels[index + 1] ?? 0) - here))
  if (y > 0) most = Math.max(most, Math.abs(light(pixels[index - width] ?? 0) - here))
  if (y < height - 1) most = Math.max(most, Math.abs(light(pixels[index + width] ?? 0) - here))
  return most >= 48 ? 0 : 1 - most / 48
}

function light(pixel: number) {
  return ((pixel & 255) * 2 + ((pixel >>> 8) & 255) * 5 + ((pixel >>> 16) & 255)) / 8
}
