import { type Arm, rateOf } from './bayes.ts'

/** The share of tests without any difference that may end with one. */
export const significance = 0.05

/**
 * How a look at the figures at any moment is weighed, tuned so that the interval is narrowest at `planned` visitors in
 * all (Waudby-Smith and others, arXiv 2103.06476, eq. 155).
 */
export function tuning(planned: number, alpha = significance): number {
  return Math.sqrt((-2 * Math.log(alpha) + Math.log(-2 * Math.log(alpha) + 1)) / planned)
}

/** Half the width of the interval that holds at every moment, in standard errors, after `visitors` in all. */
export function halfWidth(visitors: number, planned: number, alpha = significance): number {
  const weight = visitors * tuning(planned) ** 2
  return Math.sqrt(((2 * (weight + 1)) / weight) * Math.log(Math.sqrt(weight + 1) / alpha))
}

/** The difference of two rates, B's less A's, with its standard error. */
export function difference(a: Arm, b: Arm): { difference: number; error: number } {
  return { difference: rateOf(b) - rateOf(a), error: Math.sqrt(variance(a) + variance(b)) }
}

function variance(arm: Arm): number {
  return (rateOf(arm) * (1 - rateOf(arm))) / arm.visitors
}

/**
 * The p-value of the difference between A and B that stays honest however often it is looked at; 1 where nothing can
 * be said yet.
 */
export function sequentialP(a: Arm, b: Arm, planned: number): number {
  if (a.visitors === 0 || b.visitors === 0) return 1
  const { difference: found, error } = difference(a, b)
  if (error === 0) return 1
  const weight = (a.visitors + b.visitors) * tuning(planned) ** 2
  const z = found / error
  return Math.min(1, Math.sqrt(weight + 1) * Math.exp((-z * z * weight) / (2 * (weight + 1))))
}
