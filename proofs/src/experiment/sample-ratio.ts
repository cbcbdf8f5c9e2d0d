import { chiSquareTail, logGamma } from './distributions.ts'

/** Below this a split is not what it should be, and no verdict is given. */
export const mismatchBelow = 0.001

/**
 * Probability of a split at least as uneven as this one, where it should be in these shares (which add up to 1).
 * @param counts visitors of each variant
 */
export function sampleRatioP(counts: readonly number[], shares: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return 1
  const chiSquare = counts.reduce((sum, count, i) => {
    const expected = total * (shares[i] ?? 0)
    return sum + (count - expected) ** 2 / expected
  }, 0)
  return chiSquareTail(chiSquare, counts.length - 1)
}

/** The same, honest however often it is looked at: the inverse of a Bayes factor with an even prior, at most 1. */
export function anytimeSampleRatioP(counts: readonly number[], shares: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const logEvidence = counts.reduce(
    (sum, count, i) => sum + logGamma(count + 1) - count * Math.log(shares[i] ?? 0),
    logGamma(counts.length) - logGamma(total + counts.length),
  )
  return Math.min(1, Math.exp(-logEvidence))
}
