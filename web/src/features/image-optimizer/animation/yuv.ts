import type { Pixels } from '../score/planes.ts'

/** Weights of red, green and blue in light (BT.709). */
const [red, green, blue] = [0.2126, 0.7152, 0.0722] as const
/** Numbers of video end before those of pictures do: light at 16 and 235, colours at 16 and 240. */
const [lightRange, colourRange] = [219 / 255, 224 / 255] as const

/**
 * Opaque pixels as light, and as colours at half the resolution, one after the other: what encoders of video work on. Made
 * here, for what a browser makes of pixels is not always what it says of them.
 */
export function yuvOf({ data, width, height }: Pixels): Uint8Array<ArrayBuffer> {
  const [halfWidth, halfHeight] = [Math.ceil(width / 2), Math.ceil(height / 2)]
  const area = width * height
  const quarter = halfWidth * halfHeight
  const out = new Uint8ClampedArray(area + 2 * quarter)
  for (let at = 0; at < area; at += 1) out[at] = 16 + lightAt(data, at * 4) * lightRange
  for (let y = 0; y < halfHeight; y += 1) {
    for (let x = 0; x < halfWidth; x += 1) {
      let [r, b, light] = [0, 0, 0]
      for (const [dx, dy] of square) {
        const at = (Math.min(height - 1, 2 * y + dy) * width + Math.min(width - 1, 2 * x + dx)) * 4
        r += data[at] ?? 0
        b += data[at + 2] ?? 0
        light += lightAt(data, at)
      }
      const at = area + y * halfWidth + x
      out[at] = 128 + ((b - light) / 4 / (2 - 2 * blue)) * colourRange
      out[at + quarter] = 128 + ((r - light) / 4 / (2 - 2 * red)) * colourRange
    }
  }
  return new Uint8Array(out.buffer)
}

const square = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const

function lightAt(data: Uint8ClampedArray, at: number) {
  return red * (data[at] ?? 0) + green * (data[at + 1] ?? 0) + blue * (data[at + 2] ?? 0)
}
