import type { Pixels } from '../score/planes.ts'

const usualTile = 512
const tilesAcross = 2
/** Blocks of the codecs are whole on these lines. */
const grid = 16

/**
 * A picture of at most one megapixel that compresses and looks like the whole: the whole where it is small, else four
 * tiles of it, the busiest of each quarter, for there artefacts show first. Smaller tiles make it smaller.
 */
export function sampleOf(image: Pixels, tile = usualTile): Pixels {
  const side = tile * tilesAcross
  if (image.width * image.height <= side * side || image.width < side || image.height < side) return image
  return mosaic(image, tile, tilesAcross, (column, row) => busiest(image, tile, column, row))
}

const spreadTile = 256
const spreadAcross = 5

/**
 * A picture of at most two megapixels with something of every part of a large one, sky as well as leaves: the same
 * places in each picture of one size.
 */
export function spreadSample(image: Pixels): Pixels {
  const side = spreadTile * spreadAcross
  if (image.width * image.height <= 2_000_000 || image.width < side || image.height < side) return image
  const place = (length: number, index: number) =>
    Math.round(((length - spreadTile) * index) / (spreadAcross - 1))
  return mosaic(image, spreadTile, spreadAcross, (column, row) => ({
    x: place(image.width, column),
    y: place(image.height, row),
  }))
}

/** Square tiles of a picture beside and under each other. */
function mosaic(
  image: Pixels,
  size: number,
  across: number,
  place: (column: number, row: number) => { x: number; y: number },
): Pixels {
  const side = size * across
  const data = new Uint8ClampedArray(side * side * 4)
  for (let row = 0; row < across; row += 1) {
    for (let column = 0; column < across; column += 1) {
      const { x, y } = place(column, row)
      for (let line = 0; line < size; line += 1) {
        const from = ((y + line) * image.width + x) * 4
        const to = ((row * size + line) * side + column * size) * 4
        data.set(image.data.subarray(from, from + size * 4), to)
      }
    }
  }
  return { data, width: side, height: side }
}

function busiest(image: Pixels, tile: number, column: number, row: number) {
  const quarterWidth = Math.floor(image.width / tilesAcross)
  const quarterHeight = Math.floor(image.height / tilesAcross)
  const [left, top] = [column * quarterWidth, row * quarterHeight]
  let best = { x: aligned(left), y: aligned(top) }
  let most = -1
  for (const y of [top, top + (quarterHeight - tile) / 2, top + quarterHeight - tile].map(aligned)) {
    for (const x of [left, left + (quarterWidth - tile) / 2, left + quarterWidth - tile].map(aligned)) {
      const found = activity(image, tile, x, y)
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
function activity({ data, width }: Pixels, tile: number, x: number, y: number) {
  let sum = 0
  for (let line = 0; line < tile; line += 4) {
    const start = ((y + line) * width + x) * 4 + 1
    for (let i = 4; i < tile * 4; i += 4) sum += Math.abs((data[start + i] ?? 0) - (data[start + i - 4] ?? 0))
  }
  return sum
}
