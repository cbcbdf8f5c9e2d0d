/** Widths of a page between which a fluid size grows, in pixels. */
const from = 375
const to = 1280

/** A size in pixels that grows with the width of the page itself, from the first on a phone to the second on a desktop. */
export function fluidLength(least: number, most: number): string {
  const slope = (most - least) / (to - from)
  const start = least - slope * from
  const [lower, upper] = [Math.min(least, most), Math.max(least, most)]
  return `clamp(${lower}px, ${start.toFixed(2)}px + ${(slope * 100).toFixed(3)}cqi, ${upper}px)`
}
