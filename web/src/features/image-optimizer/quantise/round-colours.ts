import type { Pixels } from '../score/planes.ts'

/**
 * The picture with each colour component at the nearest multiple of `step`; its transparency stays. The fewer
 * different numbers a gradient has, the tighter PNG packs it, and without the specks of a palette. Between two whole
 * steps the coarser one holds for blue alone, then for red too: eyes miss these first.
 */
export function roundColours({ data, width, height }: Pixels, step: number): Pixels {
  const whole = Math.floor(step)
  const rest = step - whole
  const tables = [rest >= 2 / 3 ? whole + 1 : whole, whole, rest >= 1 / 3 ? whole + 1 : whole].map(rounding)
  const out = data.slice()
  for (const [component, table] of tables.entries())
    for (let i = component; i < out.length; i += 4) out[i] = table[data[i] ?? 0] ?? 0
  return { data: out, width, height }
}

function rounding(step: number): Uint8ClampedArray {
  return Uint8ClampedArray.from({ length: 256 }, (_, value) => Math.round(value / step) * step)
}
