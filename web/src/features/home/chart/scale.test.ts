import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areaPath, labelled, linePath, scaleFor } from './scale.ts'

test.each([
  [
    [0, 0],
    [0, 1],
  ],
  [[3], [0, 1, 2, 3]],
  [
    [4, 1],
    [0, 1, 2, 3, 4],
  ],
  [[5], [0, 2, 4, 6]],
  [[17], [0, 5, 10, 15, 20]],
  [[100], [0, 50, 100]],
  [[101], [0, 50, 100, 150]],
])('the scale of %j is %j', (values, ticks) => {
  expect(scaleFor(values, 4)).toEqual({ max: ticks.at(-1), ticks })
})

test('every value fits, in no more steps than asked for', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(1_000_000), { maxLength: 40 }),
      fc.integer({ min: 1, max: 6 }),
      (values, steps) => {
        const { max, ticks } = scaleFor(values, steps)
        expect(max).toBeGreaterThanOrEqual(Math.max(0, ...values))
        expect(ticks.length).toBeLessThanOrEqual(steps + 1)
        expect(ticks.every(Number.isInteger)).toBe(true)
      },
    ),
  )
})

test('the line goes through the middle of each column, and the area comes back along the ground', () => {
  expect(linePath([0, 2, 1], 2)).toBe('M0.5 100L1.5 0L2.5 50')
  expect(areaPath([0, 2], 2)).toBe('M0.5 100L1.5 0L1.5 100L0.5 100Z')
  expect(areaPath([], 1)).toBe('')
})

test('the last column has a label, and no more than there is room for', () => {
  const indexes = Array.from({ length: 30 }, (_, index) => index).filter(labelled(30, 6))
  expect(indexes).toEqual([4, 9, 14, 19, 24, 29])
  expect(labelled(7, 12)(0)).toBe(true)
})
