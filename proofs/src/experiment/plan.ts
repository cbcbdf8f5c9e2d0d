import { visitorsForTest } from './sample-size.ts'

/** A test ends after so many days at the latest. */
export const longestDays = 28
/** A whole week, for Mondays are not Sundays. */
export const shortestDays = 7

export type Plan = {
  /** Visitors of each variant until the verdict, at the latest; A first. */
  visitors: readonly number[]
  days: number
}
/** Why a test would bring nothing, with what would help. */
export type Refusal =
  | { reason: 'no-visitors' }
  | { reason: 'no-conversions' }
  | {
      reason: 'too-long'
      days: number
      /** The least change, in hundredths of the rate, that would be found in time; null where none would. */
      findable: number | null
      /** Visitors a day with which this change would be found in time. */
      neededDaily: number
    }

/**
 * What a test is asked to find: `effect` is the change against the rate of today, 0.2 for a fifth more. `shares`: the
 * variants' parts of the visitors, A first, adding up to 1.
 */
export type Question = { dailyVisitors: number; rate: number; effect: number; shares: readonly number[] }

function daysFor({ dailyVisitors, rate, effect, shares }: Question): Plan {
  const to = Math.min(rate * (1 + effect), 0.999_999)
  const visitors = visitorsForTest(rate, to, shares)
  return { visitors, days: Math.max(shortestDays, Math.ceil(inAll(visitors) / dailyVisitors)) }
}

function inAll(visitors: readonly number[]): number {
  return visitors.reduce((sum, each) => sum + each, 0)
}

/** How long a test will take, told before it starts; or why it is not worth starting. */
export function plan(question: Question): Plan | Refusal {
  if (question.dailyVisitors <= 0) return { reason: 'no-visitors' }
  if (question.rate <= 0 || question.rate >= 1) return { reason: 'no-conversions' }
  const planned = daysFor(question)
  if (planned.days <= longestDays) return planned
  return {
    reason: 'too-long',
    days: planned.days,
    findable: findable(question),
    neededDaily: Math.ceil(inAll(planned.visitors) / longestDays),
  }
}

/** The least effect that is found in time, in steps of a twentieth up to ten times the rate. */
function findable(question: Question): number | null {
  for (let effect = 0.05; effect <= 9 && question.rate * (1 + effect) < 1; effect += 0.05)
    if (daysFor({ ...question, effect }).days <= longestDays) return Math.round(effect * 100)
  return null
}
