import { expect, it, vi } from 'vitest'
import { plan } from './plan.ts'
import { judge, type Verdict } from './verdict.ts'

vi.setConfig({ testTimeout: 60_000 })

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

function planned(rate: number, effect: number, dailyVisitors: number, shares: readonly number[]) {
  const found = plan({ dailyVisitors, rate, effect, shares })
  if ('reason' in found) throw new Error(found.reason)
  return { days: found.days, total: found.visitors.reduce((sum, each) => sum + each, 0) }
}

const even = (variants: number) => Array.from({ length: variants }, () => 1 / variants)

/** Which variant somebody gets by a draw between 0 and 1. */
function chosen(shares: readonly number[], draw: number): number {
  let rest = draw
  for (const [at, share] of shares.entries()) {
    if (rest < share) return at
    rest -= share
  }
  return shares.length - 1
}

/** A test looked at after each day, until something is said or it has run for as long as it was planned. */
function run(
  rates: readonly number[],
  days: number,
  daily: number,
  total: number,
  random: () => number,
  shares = even(rates.length),
): Verdict {
  const arms = shares.map((share) => ({ visitors: 0, conversions: 0, share }))
  let verdict: Verdict = { verdict: 'too-early' }
  for (let day = 1; day <= days; day += 1) {
    for (let visitor = 0; visitor < daily; visitor += 1) {
      const which = chosen(shares, random())
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
  const { days, total } = planned(0.1, 0.3, 300, even(2))
  const random = generator(31)
  let wins = 0
  for (let test = 0; test < 2000; test += 1)
    if (run([0.1, 0.1], days, 300, total, random).verdict === 'winner') wins += 1
  expect(wins / 2000).toBeLessThanOrEqual(0.05)
})

it('does so with four variants too', () => {
  const { days, total } = planned(0.1, 0.5, 300, even(4))
  const random = generator(32)
  let wins = 0
  for (let test = 0; test < 1000; test += 1)
    if (run([0.1, 0.1, 0.1, 0.1], days, 300, total, random).verdict === 'winner') wins += 1
  expect(wins / 1000).toBeLessThanOrEqual(0.05)
})

it('finds the planned effect at least four times in five, in the planned time', () => {
  const { days, total } = planned(0.1, 0.3, 300, even(2))
  const random = generator(33)
  let found = 0
  for (let test = 0; test < 1000; test += 1) {
    const verdict = run([0.1, 0.13], days, 300, total, random)
    if (verdict.verdict === 'winner' && verdict.arm === 1) found += 1
  }
  expect(found / 1000).toBeGreaterThanOrEqual(0.8)
})

const uneven = [0.8, 0.2]

it('does not win without a difference where four of five see A, either', () => {
  const { days, total } = planned(0.1, 0.3, 500, uneven)
  const random = generator(34)
  const verdicts = Array.from({ length: 2000 }, () => run([0.1, 0.1], days, 500, total, random, uneven))
  expect(verdicts.filter(({ verdict }) => verdict === 'winner').length / 2000).toBeLessThanOrEqual(0.05)
})

it.each([
  [0.3, uneven],
  [0.3, [0.2, 0.8]],
])('finds a planned effect of %d at least four times in five where the split is %o', (effect, shares) => {
  const { days, total } = planned(0.1, effect, 500, shares)
  const random = generator(35)
  let found = 0
  for (let test = 0; test < 1000; test += 1) {
    const verdict = run([0.1, 0.1 * (1 + effect)], days, 500, total, random, shares)
    if (verdict.verdict === 'winner' && verdict.arm === 1) found += 1
  }
  expect(found / 1000).toBeGreaterThanOrEqual(0.8)
})
