import { describe, expect, it } from 'vitest'
import { median, row } from './statistics.ts'

describe('statistics', () => {
  it('takes the middle of odd and even numbers of values', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([4, 1, 3, 2])).toBe(2.5)
    expect(median([])).toBeNaN()
  })

  it('compares round by round, not medians with medians', () => {
    const rounds = [
      { product: 50, peer: 100 },
      { product: 90, peer: 100 },
      { product: 300, peer: 400 },
    ]
    expect(row({ name: 'GET', unit: 'requests', rounds })).toBe(
      '| GET | requests | 90 | 100 | **0.75** (0.50–0.90) | 3 |',
    )
  })
})
