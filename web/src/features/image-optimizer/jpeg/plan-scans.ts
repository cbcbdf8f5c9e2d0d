import type { Component } from './picture.ts'
import type { Band } from './read-scan.ts'
import { CountingSink } from './sinks.ts'
import { bandSymbols } from './symbols.ts'

/** How many of the lowest bits may come in scans of their own. */
const mostLater = 3
/** Where a band may be divided. */
const divisions = [2, 5, 8, 12, 18]
/** Blocks by which it is estimated: more change nothing. */
const enough = 40_000

/**
 * The scans that keep one plane's coefficients shortest, as MozJPEG searches them: first how many low bits come later,
 * then whether the band is better divided.
 */
export function planScans(component: Component): Band[] {
  const every = Math.max(1, Math.floor((component.width * component.height) / enough))
  const known = new Map<string, number>()
  const cost = (bands: readonly Band[]) => bands.reduce((sum, band) => sum + bytesOf(band), 0)
  function bytesOf(band: Band): number {
    const key = JSON.stringify(band)
    const found = known.get(key)
    if (found !== undefined) return found
    const sink = new CountingSink()
    bandSymbols(component, band, sink, every)
    const bytes = sink.bytes() * every
    known.set(key, bytes)
    return bytes
  }
  let best = scans(0, null)
  let low = 0
  for (let more = 1; more <= mostLater; more += 1) {
    const next = scans(more, null)
    if (cost(next) >= cost(best)) break
    best = next
    low = more
  }
  for (const division of divisions) {
    const next = scans(low, division)
    if (cost(next) < cost(best)) best = next
  }
  return best
}

/** The first bits, in one band or two, then the lower ones of all. */
function scans(low: number, division: number | null): Band[] {
  const first =
    division === null
      ? [{ start: 1, end: 63, high: 0, low }]
      : [
          { start: 1, end: division, high: 0, low },
          { start: division + 1, end: 63, high: 0, low },
        ]
  const later = Array.from({ length: low }, (_, done) => ({
    start: 1,
    end: 63,
    high: low - done,
    low: low - done - 1,
  }))
  return [...first, ...later]
}
