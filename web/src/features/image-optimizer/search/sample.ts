import type { Pixels } from '../score/planes.ts'

const tile = 512
const tilesAcross = 2
/** Blocks of the codecs are whole on these lines. */
const grid = 16

/**
 * A picture of at most one megapixel that compresses and looks like the whole: the whole where it is small, else four
 * tiles of it, the busiest of each quarter, for there artefacts show first.
 */
export function sampleOf(image: Pixels): Pixels {
  const side = tile * tilesAcross
  if (image.width * image.height <= side * side || image.width < side || image.height < side) return image
  const data = new Uint8ClampedArray(side * side * 4)
  for (let row = 0; row < tilesAcross; row += 1) {
    for (let column = 0; column < tilesAcross; column += 1) {
      const { x, y } = busiest(image, column, row)
      for (let line = 0; line < tile; line += 1) {
        const from = ((y + line) * image.width + x) * 4
        const to = ((row * tile + line) * side + column * tile) * 4
        data.set(image.data.subarray(from, from + tile * 4), to)
      }
    }
  }
  return { data, width: side, height: side }
}

function busiest(image: Pixels, column: number, row: number) {
  const quarterWidth = Math.floor(image.width / tilesAcross)
  const quarterHeight = Math.floor(image.height / tilesAcross)
  const [left, top] = [column * quarterWidth, row * quarterHeight]
  let best = { x: aligned(left), y: aligned(top) }
  let most = -1
  for (const y of [top, top + (quarterHeight - tile) / 2, top + quarterHeight - tile].map(aligned)) {
    for (const x of [left, left + (quarterWidth - tile) / 2, left + quarterWidth - tile].map(aligned)) {
      const found = activity(image, x, y)
      if (found <= most) continue
      most = found
      best = { x, y }
    }
  }
  return best
}

function aligned(value: number) {
  return Math.max(0, Math.floor(value / grid) * grid)
}

/** Sum of green differences on every fourth line: enough to tell sky from leaves. */
function activity({ data, width }: Pixels, x: number, y: number) {
  let sum = 0
  for (let line = 0; line < tile; line += 4) {
    const start = ((y + line) * width + x) * 4 + 1
    for (let i = 4; i < tile * 4; i += 4) sum += Math.abs((data[start + i] ?? 0) - (data[start + i - 4] ?? 0))
  }
  return sum
}
