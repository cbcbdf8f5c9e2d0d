export type Scale = {
  /** The top of the chart; at least as large as the largest value. */
  max: number
  /** From 0 to `max` in equal, whole, round steps. */
  ticks: number[]
}

/** At most so many steps of 1, 2 or 5 with noughts. Values are counts: whole and not negative. */
export function scaleFor(values: readonly number[], steps: number): Scale {
  const largest = Math.max(0, ...values)
  const step = roundStep(largest / steps)
  const count = Math.max(1, Math.ceil(largest / step))
  return { max: count * step, ticks: Array.from({ length: count + 1 }, (_, index) => index * step) }
}

/** The smallest of 1, 2, 5, 10, 20, 50 … that is not less than this. */
function roundStep(least: number): number {
  for (let power = 1; ; power *= 10) {
    const step = [1, 2, 5].map((digit) => digit * power).find((candidate) => candidate >= least)
    if (step !== undefined) return step
  }
}

/** An SVG path through the middles of equal columns; one unit a column wide, 100 high, 0 at the top. */
export function linePath(values: readonly number[], max: number): string {
  return values
    .map((value, index) => `${index === 0 ? 'M' : 'L'}${index + 0.5} ${round(100 - (value / max) * 100)}`)
    .join('')
}

/** The same, closed along the ground. */
export function areaPath(values: readonly number[], max: number): string {
  if (values.length === 0) return ''
  return `${linePath(values, max)}L${values.length - 0.5} 100L0.5 100Z`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** Which columns carry a label, so that at most `room` do, the last one always. */
export function labelled(count: number, room: number): (index: number) => boolean {
  const every = Math.max(1, Math.ceil(count / room))
  return (index) => (count - 1 - index) % every === 0
}
