/**
 * Colours are compared as four numbers: red, green and blue weighed as eyes weigh them and multiplied by the alpha
 * (a colour that hardly shows hardly counts), and the alpha itself. Distances are squared differences.
 */
export const channels = 4
const weights = [0.55, 1, 0.45, 0.8] as const

/** Writes the four numbers of `r, g, b, a` (0 to 255) at `at`. */
export function project(out: Float32Array, at: number, r: number, g: number, b: number, a: number): void {
  const cover = a / 255
  out[at] = r * cover * weights[0]
  out[at + 1] = g * cover * weights[1]
  out[at + 2] = b * cover * weights[2]
  out[at + 3] = a * weights[3]
}

/** The way back: `[r, g, b, a]`, whole and within 0 to 255. */
export function unproject(point: Float32Array, at: number): [number, number, number, number] {
  const a = clamp((point[at + 3] ?? 0) / weights[3])
  if (a === 0) return [0, 0, 0, 0]
  const cover = a / 255
  return [
    clamp((point[at] ?? 0) / cover / weights[0]),
    clamp((point[at + 1] ?? 0) / cover / weights[1]),
    clamp((point[at + 2] ?? 0) / cover / weights[2]),
    a,
  ]
}

function clamp(value: number) {
  return Math.max(0, Math.min(255, Math.round(value)))
}
