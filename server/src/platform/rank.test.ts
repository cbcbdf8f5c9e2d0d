import { expect, it } from 'vitest'
import { rankBehind, rankBetween, rankOf } from './rank.ts'

it('a new one stands behind those before it', () => {
  const [first, second] = [rankOf('2026-11-20T09:30:00.000Z'), rankOf('2026-11-20T09:30:00.001Z')]
  expect(first < second).toBe(true)
  expect(first).toMatch(/^20261120093000000[0-9a-z]{4}1$/)
})

it('there is always room between two, before the first and behind the last', () => {
  let [before, after] = [rankOf('2026-11-20T09:30:00.000Z'), rankOf('2026-11-20T09:30:00.001Z')]
  for (let turn = 0; turn < 200; turn++) {
    const middle = rankBetween(before, after)
    expect(before < middle && middle < after).toBe(true)
    if (turn % 2 === 0) before = middle
    else after = middle
  }
  let first = before
  for (let turn = 0; turn < 50; turn++) {
    const next = rankBetween(null, first)
    expect(next < first && next !== '').toBe(true)
    first = next
  }
  let last = rankOf('2999-11-20T09:30:00.001Z')
  for (let turn = 0; turn < 50; turn++) {
    const next = rankBehind(last, '2026-11-20T09:30:00.001Z')
    expect(next > last).toBe(true)
    last = next
  }
})
