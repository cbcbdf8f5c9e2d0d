import type { Pixels } from '../score/planes.ts'

export type Area = { x: number; y: number; width: number; height: number }

/** The smallest area, from even places on, in which two pictures of one size differ; null where they do not. */
export function changedArea(before: Pixels, after: Pixels): Area | null {
  const { width, height } = after
  const one = new Uint32Array(before.data.buffer, before.data.byteOffset, width * height)
  const two = new Uint32Array(after.data.buffer, after.data.byteOffset, width * height)
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (one[y * width + x] === two[y * width + x]) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  }
  if (right < 0) return null
  const [x, y] = [left - (left % 2), top - (top % 2)]
  return { x, y, width: right - x + 1, height: bottom - y + 1 }
}
