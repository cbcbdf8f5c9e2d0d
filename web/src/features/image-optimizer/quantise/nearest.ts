import { channels } from './colour-space.ts'

/** Finds the palette entry nearest to a point, fast: candidates are walked outwards along one sorted axis. */
export type Nearest = {
  /** Index of the nearest entry to the point at `at` of `points`; `guess` is where to begin. */
  find: (points: Float32Array, at: number, guess: number) => number
  /** Squared distance that the last `find` saw. */
  distance: () => number
}

/** Green weighs most, so it sorts best. */
const axis = 1

export function nearestIn(palette: Float32Array): Nearest {
  const size = palette.length / channels
  const order = Array.from({ length: size }, (_, index) => index).toSorted(
    (a, b) => (palette[a * channels + axis] ?? 0) - (palette[b * channels + axis] ?? 0),
  )
  const sorted = new Float32Array(palette.length)
  const rank = new Uint16Array(size)
  const original = Uint16Array.from(order)
  order.forEach((index, place) => {
    sorted.set(palette.subarray(index * channels, index * channels + channels), place * channels)
    rank[index] = place
  })
  const safe = safeRadii(sorted, size)
  let lastDistance = 0

  function distanceTo(place: number, x: number, y: number, z: number, w: number) {
    const p = place * channels
    const dx = (sorted[p] ?? 0) - x
    const dy = (sorted[p + 1] ?? 0) - y
    const dz = (sorted[p + 2] ?? 0) - z
    const dw = (sorted[p + 3] ?? 0) - w
    return dx * dx + dy * dy + dz * dz + dw * dw
  }

  function find(points: Float32Array, at: number, guess: number): number {
    const x = points[at] ?? 0
    const y = points[at + 1] ?? 0
    const z = points[at + 2] ?? 0
    const w = points[at + 3] ?? 0
    const start = rank[guess] ?? 0
    let best = start
    let least = distanceTo(start, x, y, z, w)
    lastDistance = least
    if (least <= (safe[start] ?? 0)) return guess
    let low = start - 1
    let high = start + 1
    while (low >= 0 || high < size) {
      if (low >= 0) {
        const gap = (sorted[low * channels + axis] ?? 0) - y
        if (gap < 0 && gap * gap >= least) low = -1
        else {
          const distance = distanceTo(low, x, y, z, w)
          if (distance < least) {
            least = distance
            best = low
          }
          low -= 1
        }
      }
      if (high < size) {
        const gap = (sorted[high * channels + axis] ?? 0) - y
        if (gap > 0 && gap * gap >= least) high = size
        else {
          const distance = distanceTo(high, x, y, z, w)
          if (distance < least) {
            least = distance
            best = high
          }
          high += 1
        }
      }
    }
    lastDistance = least
    return original[best] ?? 0
  }

  return { find, distance: () => lastDistance }
}

/** A point nearer to an entry than half the way to that entry's nearest neighbour needs no further search. */
function safeRadii(sorted: Float32Array, size: number): Float32Array {
  const radii = new Float32Array(size).fill(Number.POSITIVE_INFINITY)
  for (let a = 0; a < size; a += 1) {
    for (let b = 0; b < size; b += 1) {
      if (a === b) continue
      let distance = 0
      for (let c = 0; c < channels; c += 1) {
        const difference = (sorted[a * channels + c] ?? 0) - (sorted[b * channels + c] ?? 0)
        distance += difference * difference
      }
      radii[a] = Math.min(radii[a] ?? 0, distance / 4)
    }
  }
  return radii
}
