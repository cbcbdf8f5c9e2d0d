import type { Crop, Edit } from '../engine/edit.ts'
import type { Pixels } from '../score/planes.ts'

/** The pixels turned and cut, each byte as it was. */
export function editPixels(image: Pixels, { turns, crop }: Edit): Pixels {
  const sideways = turns % 2 === 1
  const size = sideways ? { width: image.height, height: image.width } : image
  const area = crop ? areaOf(crop, size) : { x: 0, y: 0, width: size.width, height: size.height }
  const from = new Uint32Array(image.data.buffer, image.data.byteOffset, image.width * image.height)
  const data = new Uint8ClampedArray(area.width * area.height * 4)
  const to = new Uint32Array(data.buffer)
  const place = placeIn(image, turns)
  for (let y = 0; y < area.height; y += 1)
    for (let x = 0; x < area.width; x += 1) to[y * area.width + x] = from[place(area.x + x, area.y + y)] ?? 0
  return { data, width: area.width, height: area.height }
}

/** Where a pixel of the turned picture stands in the one that it was. */
function placeIn({ width, height }: Pixels, turns: number): (x: number, y: number) => number {
  if (turns === 1) return (x, y) => (height - 1 - x) * width + y
  if (turns === 2) return (x, y) => (height - 1 - y) * width + (width - 1 - x)
  if (turns === 3) return (x, y) => x * width + (width - 1 - y)
  return (x, y) => y * width + x
}

/** Whole pixels within the picture, one at the least. */
function areaOf({ x, y, width, height }: Crop, size: { width: number; height: number }) {
  const left = Math.min(size.width - 1, Math.max(0, Math.round(x * size.width)))
  const top = Math.min(size.height - 1, Math.max(0, Math.round(y * size.height)))
  return {
    x: left,
    y: top,
    width: Math.max(1, Math.min(size.width - left, Math.round(width * size.width))),
    height: Math.max(1, Math.min(size.height - top, Math.round(height * size.height))),
  }
}
