import { expect, it } from 'vitest'
import { plan } from './plan.ts'
import { judge, type Verdict } from './verdict.ts'

/** Numbers that look random and are the same each time (mulberry32). */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

function planned(rate: number, effect: number, dailyVisitors: number, variants: number) {
  const found = plan({ dailyVisitors, rate, effect, variants })
  if ('reason' in found) throw new Error(found.reason)
  return found
}

/** A test looked at after each day, until something is said or it has run for as long as it was planned. */
function run(
  rates: readonly number[],
  days: number,
  daily: number,
  total: number,
  random: () => number,
): Verdict {
  const arms = rates.map(() => ({ visitors: 0, conversions: 0, share: 1 / rates.length }))
  let verdict: Verdict = { verdict: 'too-early' }
  for (let day = 1; day <= days; day += 1) {
    for (let visitor = 0; visitor < daily; visitor += 1) {
      const which = Math.floor(random() * rates.length)
      const arm = arms[which]
      if (!arm) continue
      arm.visitors += 1
      if (random() < (rates[which] ?? 0)) arm.conversions += 1
    }
    verdict = judge({ arms, fullDays: day, planned: total })
    if (verdict.verdict !== 'running' && verdict.verdict !== 'too-early') return verdict
  }
  return verdict
}

it('finds a winner in at most one of twenty of 2,000 tests without a difference, looked at daily', () => {
  const { days, visitorsEach } = planned(0.1, 0.3, 300, 2)
  const random = generator(31)
  let wins = 0
  for (let test = 0; test < 2000; test += 1)
    if (run([0.1, 0.1], days, 300, visitorsEach * 2, random).verdict === 'winner') wins += 1
  expect(wins / 2000).toBeLessThanOrEqual(0.05)
})

it('does so with four variants too', () => {
  const { days, visitorsEach } = planned(0.1, 0.5, 300, 4)
  const random = generator(32)
  let wins = 0
  for (let test = 0; test < 1000; test += 1)
    if (run([0.1, 0.1, 0.1, 0.1], days, 300, visitorsEach * 4, random).verdict === 'winner') wins += 1
  expect(wins / 1000).toBeLessThanOrEqual(0.05)
})

it('finds the planned effect at least four times in five, in the planned time', () => {
  const { days, visitorsEach } = planned(0.1, 0.3, 300, 2)
  const random = generator(33)
  let found = 0
  for (let test = 0; test < 1000; test += 1) {
    const verdict = run([0.1, 0.13], days, 300, visitorsEach * 2, random)
    if (verdict.verdict === 'winner' && verdict.arm === 1) found += 1
  }
  expect(found / 1000).toBeGreaterThanOrEqual(0.8)
})
