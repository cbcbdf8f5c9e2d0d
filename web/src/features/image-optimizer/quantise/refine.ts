import { channels } from './colour-space.ts'
import type { Histogram } from './histogram.ts'
import { nearestIn } from './nearest.ts'
import { softened } from './split.ts'

/**
 * Moves each palette entry to the middle of the colours nearest to it, several times over (k-means). Returns the
 * better palette and the mean squared distance of a pixel to its entry.
 */
export function refinePalette(
  source: Histogram,
  start: Float32Array,
  rounds: number,
): { palette: Float32Array; error: number } {
  const weights = softened(source)
  const size = start.length / channels
  const owner = new Uint16Array(source.size)
  let palette = start
  let error = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round += 1) {
    const nearest = nearestIn(palette)
    const sums = new Float64Array(size * (channels + 1))
    let pixels = 0
    let total = 0
    for (let i = 0; i < source.size; i += 1) {
      const entry = nearest.find(source.points, i * channels, owner[i] ?? 0)
      owner[i] = entry
      total += (source.weights[i] ?? 0) * nearest.distance()
      pixels += source.weights[i] ?? 0
      const weight = weights[i] ?? 0
      const at = entry * (channels + 1)
      for (let c = 0; c < channels; c += 1)
        sums[at + c] = (sums[at + c] ?? 0) + weight * (source.points[i * channels + c] ?? 0)
      sums[at + channels] = (sums[at + channels] ?? 0) + weight
    }
    const mean = total / Math.max(1, pixels)
    // What is measured belongs to the palette before it moves.
    if (mean > error * 0.995) break
    error = mean
    if (round === rounds - 1) break
    palette = moved(palette, sums)
  }
  return { palette, error }
}

function moved(palette: Float32Array, sums: Float64Array): Float32Array {
  const next = palette.slice()
  for (let entry = 0; entry < palette.length / channels; entry += 1) {
    const weight = sums[entry * (channels + 1) + channels] ?? 0
    if (weight === 0) continue
    for (let c = 0; c < channels; c += 1)
      next[entry * channels + c] = (sums[entry * (channels + 1) + c] ?? 0) / weight
  }
  return next
}
