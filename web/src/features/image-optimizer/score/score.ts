import { blur } from './blur.ts'
import { halved, linearPlanes, type Pixels, type Planes, xyb } from './planes.ts'
import { weights } from './weights.ts'

const scales = 6
const smallest = 8
const c2 = 0.0009

/** What is computed once of the reference and used for each comparison. */
export type Reference = { width: number; height: number; levels: Level[] }
type Level = { image: Planes; mean: Float32Array[]; square: Float32Array[] }

/** Prepares a picture for comparisons. */
export function reference(pixels: Pixels): Reference {
  return { width: pixels.width, height: pixels.height, levels: levelsOf(pixels) }
}

/**
 * How alike two pictures of one size look, after SSIMULACRA 2 (BSD licence): 100 is the same, 90 cannot be told
 * apart, 70 is good, 50 middling; very different pictures go below 0. Throws where the sizes differ.
 */
export function visualScore(original: Reference, pixels: Pixels): number {
  if (original.width !== pixels.width || original.height !== pixels.height)
    throw new Error('Pictures of different sizes have no score')
  const measured = levelsOf(pixels).map((level, index) => compare(original.levels[index] ?? level, level))
  // Under eight pixels there is no structure to compare.
  if (measured.length === 0) return 100
  let sum = 0
  let weight = 0
  for (let component = 0; component < 3; component += 1) {
    for (const level of measured) {
      for (const norm of level[component] ?? []) {
        sum += (weights[weight] ?? 0) * norm
        weight += 1
      }
    }
  }
  const error = sum * 0.9562382616834844
  const bent =
    2.326765642916932 * error - 0.020884521182843837 * error ** 2 + 6.248496625763138e-5 * error ** 3
  return bent > 0 ? 100 - 10 * bent ** 0.6276336467831387 : 100
}

function levelsOf(pixels: Pixels): Level[] {
  const levels: Level[] = []
  let light = linearPlanes(pixels)
  for (let scale = 0; scale < scales && light.width >= smallest && light.height >= smallest; scale += 1) {
    const image = xyb(light)
    const { width, height, planes } = image
    levels.push({
      image,
      mean: planes.map((plane) => blur(plane, width, height)),
      square: planes.map((plane) => blur(product(plane, plane), width, height)),
    })
    light = halved(light)
  }
  return levels
}

function product(a: Float32Array, b: Float32Array): Float32Array {
  const out = new Float32Array(a.length)
  for (let i = 0; i < a.length; i += 1) out[i] = (a[i] ?? 0) * (b[i] ?? 0)
  return out
}

const fourth = (value: number) => value * value * value * value

/** For each component, in the order of the weights: mean and fourth-power mean of structure, false and lost edges. */
function compare(one: Level, two: Level): number[][] {
  const { width, height } = one.image
  return [0, 1, 2].map((component) => {
    const image1 = one.image.planes[component] ?? new Float32Array()
    const image2 = two.image.planes[component] ?? new Float32Array()
    const [mean1, mean2] = [one.mean[component] ?? image1, two.mean[component] ?? image2]
    const [square1, square2] = [one.square[component] ?? image1, two.square[component] ?? image2]
    const both = blur(product(image1, image2), width, height)
    let structure = 0
    let structure4 = 0
    let added = 0
    let added4 = 0
    let lost = 0
    let lost4 = 0
    for (let i = 0; i < image1.length; i += 1) {
      const m1 = mean1[i] ?? 0
      const m2 = mean2[i] ?? 0
      const means = 1 - (m1 - m2) * (m1 - m2)
      const shared = 2 * ((both[i] ?? 0) - m1 * m2) + c2
      const apart = (square1[i] ?? 0) - m1 * m1 + ((square2[i] ?? 0) - m2 * m2) + c2
      const d = Math.max(0, 1 - (means * shared) / apart)
      structure += d
      structure4 += fourth(d)
      const edge = (1 + Math.abs((image2[i] ?? 0) - m2)) / (1 + Math.abs((image1[i] ?? 0) - m1)) - 1
      if (edge > 0) {
        added += edge
        added4 += fourth(edge)
      } else {
        lost -= edge
        lost4 += fourth(edge)
      }
    }
    const size = image1.length
    const root = (sum: number) => (sum / size) ** 0.25
    return [structure / size, added / size, lost / size, root(structure4), root(added4), root(lost4)]
  })
}
