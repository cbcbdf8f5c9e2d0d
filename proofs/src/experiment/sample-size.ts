import { twoSidedQuantile } from './distributions.ts'
import { leastConversions, leastVisitors } from './least.ts'
import { halfWidth, significance } from './sequential.ts'

/** How often an effect that is there is to be found. */
const power = 0.8

/** A variant as it is planned: its part of all visitors, and its rate. */
type Planned = { share: number; rate: number }

/** Visitors in all for a comparison of the rates of two variants at one look, `limit` standard errors apart. */
function visitorsFor(a: Planned, b: Planned, limit: number): number {
  const pooled = (a.rate + b.rate) / 2
  const apart = a.rate * (1 - a.rate) * (1 / a.share) + b.rate * (1 - b.rate) * (1 / b.share)
  // Where the variant with more noise has fewer visitors, the pooled rate would promise too much.
  const together = Math.max(pooled * (1 - pooled) * (1 / a.share + 1 / b.share), apart)
  const noise = limit * Math.sqrt(together) + twoSidedQuantile(2 * (1 - power)) * Math.sqrt(apart)
  return (noise / (b.rate - a.rate)) ** 2
}

/** Visitors of each variant for one single look at the end (5 %, 80 %, pooled). */
export function visitorsForOneLook(from: number, to: number): number {
  const [a, b] = [from, to].map((rate) => ({ rate, share: 1 }))
  return a && b ? Math.ceil(visitorsFor(a, b, twoSidedQuantile(significance))) : 0
}

/**
 * Visitors of each variant until a test that is looked at every day finds a change from one rate to the other, four
 * times in five, in whichever variant it is. `shares`: their parts of the visitors, A first, adding up to 1.
 */
export function visitorsForTest(from: number, to: number, shares: readonly number[]): number[] {
  const [ofA = 1, ...others] = shares
  const compared = others.map((share) => {
    const limit = halfWidth(ofA + share, 1, significance / others.length)
    return visitorsFor({ share: ofA, rate: from }, { share, rate: to }, limit)
  })
  // Nothing is said before each has its visitors and conversions, however clear it is.
  const least = shares.map((share, at) => {
    const rate = at === 0 ? from : Math.min(from, to)
    return Math.max(leastVisitors, (leastConversions + spare) / rate) / share
  })
  const total = Math.max(...compared, ...least)
  return shares.map((share) => Math.ceil(rounded(total * share)))
}

/** So many conversions more are planned for than are needed: half of the tests would have fewer than they should. */
const spare = 5

/** A whole number that is off by the last digits of a computer is that number. */
function rounded(count: number): number {
  const whole = Math.round(count)
  return Math.abs(count - whole) < 1e-6 ? whole : count
}
