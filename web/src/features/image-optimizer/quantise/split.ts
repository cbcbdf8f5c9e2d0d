import { channels } from './colour-space.ts'
import type { Histogram } from './histogram.ts'

type Box = { members: Uint32Array; mean: Float32Array; weight: number; error: number; axis: number }

/**
 * A first palette after Wu: the box of colours whose pixels stray most is cut in two, along the axis where they
 * stray, at the place that leaves the least straying on both sides. Returns up to `wanted` points.
 */
export function splitPalette(source: Histogram, wanted: number): Float32Array {
  const weights = softened(source)
  const all = Uint32Array.from({ length: source.size }, (_, index) => index)
  const boxes = [measured(source, weights, all)]
  while (boxes.length < wanted) {
    let worst = -1
    for (let i = 0; i < boxes.length; i += 1) {
      if ((boxes[i]?.error ?? 0) > (worst < 0 ? 1e-6 : (boxes[worst]?.error ?? 0))) worst = i
    }
    const box = boxes[worst]
    if (!box) break
    const cut = bestCut(source, weights, box)
    if (!cut) {
      box.error = 0
      continue
    }
    boxes[worst] = measured(source, weights, cut[0])
    boxes.push(measured(source, weights, cut[1]))
  }
  const palette = new Float32Array(boxes.length * channels)
  boxes.forEach(({ mean }, index) => palette.set(mean, index * channels))
  return palette
}

/** A wide plain area must not take every colour of the palette: its pixels count less than one by one. */
export function softened({ weights }: Histogram): Float32Array {
  return weights.map((weight) => weight ** 0.6)
}

function measured({ points }: Histogram, weights: Float32Array, members: Uint32Array): Box {
  const mean = new Float32Array(channels)
  const sums = new Float64Array(channels)
  const squares = new Float64Array(channels)
  let weight = 0
  for (const member of members) {
    const w = weights[member] ?? 0
    weight += w
    for (let c = 0; c < channels; c += 1) {
      const value = points[member * channels + c] ?? 0
      sums[c] = (sums[c] ?? 0) + w * value
      squares[c] = (squares[c] ?? 0) + w * value * value
    }
  }
  let error = 0
  let axis = 0
  let most = -1
  for (let c = 0; c < channels; c += 1) {
    mean[c] = (sums[c] ?? 0) / weight
    const spread = Math.max(0, (squares[c] ?? 0) - ((sums[c] ?? 0) * (sums[c] ?? 0)) / weight)
    error += spread
    if (spread > most) {
      most = spread
      axis = c
    }
  }
  return { members, mean, weight, error: members.length > 1 ? error : 0, axis }
}

function bestCut({ points }: Histogram, weights: Float32Array, box: Box): [Uint32Array, Uint32Array] | null {
  const at = (member: number) => points[member * channels + box.axis] ?? 0
  const sorted = box.members.toSorted((a, b) => at(a) - at(b))
  let total = 0
  for (const member of sorted) total += (weights[member] ?? 0) * at(member)
  let weight = 0
  let sum = 0
  let best = 0
  let bestGain = -1
  for (let i = 0; i < sorted.length - 1; i += 1) {
    const member = sorted[i] ?? 0
    const w = weights[member] ?? 0
    weight += w
    sum += w * at(member)
    if (at(member) === at(sorted[i + 1] ?? 0)) continue
    // The squared deviations fall by what the two means hold: maximising this minimises them.
    const rest = box.weight - weight
    const gain = (sum * sum) / weight + ((total - sum) * (total - sum)) / Math.max(rest, 1e-9)
    if (gain > bestGain) {
      bestGain = gain
      best = i + 1
    }
  }
  return best === 0 ? null : [sorted.slice(0, best), sorted.slice(best)]
}
