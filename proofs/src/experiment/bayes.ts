import { betaQuantile, logBeta } from './distributions.ts'

/** What a variant was shown to, and how often its goal was reached: visitors and conversions. */
export type Arm = { visitors: number; conversions: number }

/** The part of the visitors for whom the goal was reached. */
export function rateOf({ visitors, conversions }: Arm): number {
  return conversions / visitors
}

/** What is believed of a rate after so many visitors, when nothing was known before: Beta(1, 1). */
function believed({ visitors, conversions }: Arm) {
  return { a: conversions + 1, b: visitors - conversions + 1 }
}

type Beta = { a: number; b: number }

/** P(second > first) for two beta distributed rates whose parameters are whole numbers; exact, one term a success. */
function chanceOfMore(first: Beta, second: Beta): number {
  let logTerm =
    logBeta(first.a, first.b + second.b) -
    Math.log(second.b) -
    logBeta(1, second.b) -
    logBeta(first.a, first.b)
  let sum = 0
  for (let i = 0; i < second.a; i += 1) {
    sum += Math.exp(logTerm)
    logTerm +=
      Math.log((first.a + i) / (first.a + i + first.b + second.b)) + Math.log((second.b + i) / (i + 1))
  }
  return Math.min(1, sum)
}

/** Probability that B's rate is above A's. */
export function chanceOfBetter(a: Arm, b: Arm): number {
  return chanceOfMore(believed(a), believed(b))
}

function mean({ a, b }: Beta): number {
  return a / (a + b)
}

function withOneMore({ a, b }: Beta): Beta {
  return { a: a + 1, b }
}

/** What is lost in the mean, as a difference of rates, by choosing B although A may be better. */
export function expectedLoss(chosen: Arm, other: Arm): number {
  const [b, a] = [believed(chosen), believed(other)]
  // E[max(A - B, 0)] = E[A; A > B] - E[B; A > B]; weighting a beta by its own value adds a success to it.
  return mean(a) * chanceOfMore(b, withOneMore(a)) - mean(b) * chanceOfMore(withOneMore(b), a)
}

/** Between which rates the true one lies with probability `level`, as [from, to]. */
export function credibleInterval(arm: Arm, level = 0.95): [number, number] {
  const { a, b } = believed(arm)
  return [betaQuantile((1 - level) / 2, a, b), betaQuantile((1 + level) / 2, a, b)]
}
