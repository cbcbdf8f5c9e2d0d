import type { Pixels } from '../score/planes.ts'

/** Differences of colour between two neighbours that halving the resolution of colours would smear. */
const sharp = 60
/** The share of places from which on that is seen: letters and lines, not a petal here and there. */
const enough = 0.01
/** Every fourth line tells. */
const lines = 4

/** True for drawings and writing in strong colours, whose edges need the colours in full. */
export function hasSharpColours({ data, width, height }: Pixels): boolean {
  let found = 0
  let seen = 0
  for (let y = 0; y < height; y += lines) {
    for (let x = 1; x < width; x += 1) {
      const at = (y * width + x) * 4
      const difference = Math.max(
        Math.abs(blueness(data, at) - blueness(data, at - 4)),
        Math.abs(redness(data, at) - redness(data, at - 4)),
      )
      if (difference > sharp) found += 1
      seen += 1
    }
  }
  return found > seen * enough
}

/** Cb and Cr of JPEG, as far as they tell differences. */
function blueness(data: Uint8ClampedArray, at: number) {
  return 0.5 * (data[at + 2] ?? 0) - 0.331 * (data[at + 1] ?? 0) - 0.169 * (data[at] ?? 0)
}

function redness(data: Uint8ClampedArray, at: number) {
  return 0.5 * (data[at] ?? 0) - 0.419 * (data[at + 1] ?? 0) - 0.081 * (data[at + 2] ?? 0)
}
