import { twoSidedQuantile } from './distributions.ts'
import { halfWidth, significance } from './sequential.ts'

/** How often an effect that is there is to be found. */
const power = 0.8

/** Visitors of each of two variants for a comparison of two rates at one look, `limit` standard errors apart. */
function visitorsFor(from: number, to: number, limit: number): number {
  const pooled = (from + to) / 2
  const noise =
    limit * Math.sqrt(2 * pooled * (1 - pooled)) +
    twoSidedQuantile(2 * (1 - power)) * Math.sqrt(from * (1 - from) + to * (1 - to))
  return Math.ceil((noise / (to - from)) ** 2)
}

/** Visitors of each variant for one single look at the end (5 %, 80 %, pooled). */
export function visitorsForOneLook(from: number, to: number): number {
  return visitorsFor(from, to, twoSidedQuantile(significance))
}

/**
 * Visitors of each variant until a test that is looked at every day finds a change from one rate to the other, four
 * times in five. `comparisons`: how many variants stand against A.
 */
export function visitorsForTest(from: number, to: number, comparisons = 1): number {
  return visitorsFor(from, to, halfWidth(1, 1, significance / comparisons))
}
