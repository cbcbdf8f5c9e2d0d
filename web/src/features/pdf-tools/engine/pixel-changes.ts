import type { Area } from './area.ts'

type Pixels = Pick<ImageData, 'data' | 'width' | 'height'>

/** Pixels of the side of a block: a difference is shown by blocks. */
const side = 8
/** Differences of light below this are the work of encoders and smoothing. Of 255. */
const seen = 40
/** Pixels of a block that have to differ: one alone is the edge of a line. */
const fewest = 3

/** Blocks in which two pictures of the same size differ to the eye, but for what lies in these areas. In shares. */
export function changedBlocks(before: Pixels, after: Pixels, apart: readonly Area[]): Area[] {
  const { width, height } = before
  const found: Area[] = []
  for (let top = 0; top < height; top += side)
    for (let left = 0; left < width; left += side) {
      const block = {
        left: left / width,
        top: top / height,
        width: Math.min(side, width - left) / width,
        height: Math.min(side, height - top) / height,
      }
      if (differs(before, after, left, top) && !apart.some((area) => meets(area, block))) found.push(block)
    }
  return found
}

function differs(before: Pixels, after: Pixels, left: number, top: number): boolean {
  let count = 0
  for (let y = top; y < Math.min(top + side, before.height); y += 1)
    for (let x = left; x < Math.min(left + side, before.width); x += 1) {
      const at = (y * before.width + x) * 4
      const far = [0, 1, 2].some(
        (colour) => Math.abs((before.data[at + colour] ?? 0) - (after.data[at + colour] ?? 0)) > seen,
      )
      if (far) count += 1
      if (count >= fewest) return true
    }
  return false
}

function meets(a: Area, b: Area): boolean {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  )
}
