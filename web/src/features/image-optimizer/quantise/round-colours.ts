import type { Pixels } from '../score/planes.ts'

/**
 * The picture with each colour component at the nearest multiple of `step`; its transparency stays. The fewer
 * different numbers a gradient has, the tighter PNG packs it, and without the specks of a palette.
 */
export function roundColours({ data, width, height }: Pixels, step: number): Pixels {
  const rounded = Uint8ClampedArray.from({ length: 256 }, (_, value) => Math.round(value / step) * step)
  const out = data.slice()
  for (let i = 0; i < out.length; i += 4)
    for (let c = 0; c < 3; c += 1) out[i + c] = rounded[data[i + c] ?? 0] ?? 0
  return { data: out, width, height }
}
