import { type Arm, expectedLoss, rateOf } from './bayes.ts'
import { leastConversions, leastVisitors } from './least.ts'
import { longestDays, shortestDays } from './plan.ts'
import { mismatchBelow, sampleRatioP } from './sample-ratio.ts'
import { sequentialP, significance } from './sequential.ts'

/** Where choosing A costs less than this part of its rate, the variants are as good as equal. */
const negligible = 0.005

/** A test as it stands; the first arm is A. `share`: of the visitors, adding up to 1. `planned`: visitors in all. */
export type Standing = { arms: readonly (Arm & { share: number })[]; fullDays: number; planned: number }

export type Verdict =
  | { verdict: 'too-early' }
  | { verdict: 'running' }
  /** The split is not as it was asked for: something is wrong with the counting, so nothing is concluded. */
  | { verdict: 'mismatch'; p: number }
  /** `outOfTime`: no clear difference within the longest time. */
  | { verdict: 'no-difference'; outOfTime: boolean }
  /** `arm`: the number of the winner; 0 is A. `p`: corrected for how many variants stood against A. */
  | { verdict: 'winner'; arm: number; p: number }

/** What can be said of a test without lying, however often it is asked. */
export function judge({ arms, fullDays, planned }: Standing): Verdict {
  const [a, ...others] = arms
  if (!a || others.length === 0) throw new RangeError('A test needs two variants.')
  const split = sampleRatioP(
    arms.map(({ visitors }) => visitors),
    arms.map(({ share }) => share),
  )
  if (split < mismatchBelow) return { verdict: 'mismatch', p: split }
  const enough = arms.every(
    ({ visitors, conversions }) => visitors >= leastVisitors && conversions >= leastConversions,
  )
  const overdue = fullDays >= longestDays
  if (fullDays < shortestDays || !enough)
    return overdue ? { verdict: 'no-difference', outOfTime: true } : { verdict: 'too-early' }
  return (
    winner(a, others, planned) ??
    (others.every((other) => expectedLoss(a, other) < negligible * rateOf(a))
      ? { verdict: 'no-difference', outOfTime: false }
      : overdue
        ? { verdict: 'no-difference', outOfTime: true }
        : { verdict: 'running' })
  )
}

function winner(a: Arm, others: readonly Arm[], planned: number): Verdict | undefined {
  const compared = others.map((other, i) => ({
    arm: i + 1,
    p: Math.min(1, sequentialP(a, other, planned) * others.length),
    isBetter: rateOf(other) > rateOf(a),
    rate: rateOf(other),
  }))
  const clear = compared.filter(({ p }) => p < significance)
  const best = clear.filter(({ isBetter }) => isBetter).toSorted((x, y) => y.rate - x.rate)[0]
  if (best) return { verdict: 'winner', arm: best.arm, p: best.p }
  if (clear.length < compared.length) return undefined
  return { verdict: 'winner', arm: 0, p: Math.max(...clear.map(({ p }) => p)) }
}
