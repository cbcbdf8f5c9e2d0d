import { expect, it } from 'vitest'
import { rangesOf } from './ranges.ts'

it('shows each of a few whole numbers', () => {
  expect(rangesOf([3, 1, 3])).toEqual([
    { from: 1, to: 1, count: 1 },
    { from: 2, to: 2, count: 0 },
    { from: 3, to: 3, count: 2 },
  ])
  expect(rangesOf([7])).toEqual([{ from: 7, to: 7, count: 1 }])
  expect(rangesOf([])).toEqual([])
})

it('puts many into ranges with round ends, and loses none', () => {
  const ranges = rangesOf([1, 12, 99, 100, 340])
  expect(ranges[0]).toEqual({ from: 0, to: 50, count: 2 })
  expect(ranges[1]).toEqual({ from: 50, to: 100, count: 1 })
  expect(ranges.at(-1)).toEqual({ from: 300, to: 350, count: 1 })
})

it.each([
  [[0.1, 0.2, 0.30000000000000004]],
  [[2.5]],
  [[-1000, 1e12]],
  [[0, 7.999]],
  [Array.from({ length: 300_000 }, (_, at) => at / 7)],
])('counts each number once, in at most nine bars', (numbers) => {
  const ranges = rangesOf(numbers)
  expect(ranges.reduce((sum, { count }) => sum + count, 0)).toBe(numbers.length)
  expect(ranges.length).toBeLessThan(10)
})
