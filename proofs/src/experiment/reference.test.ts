import { expect, it } from 'vitest'
import { betaCdf, chiSquareTail, twoSidedTail } from './distributions.ts'
import { chanceOfBetter, credibleInterval, expectedLoss } from './bayes.ts'
import { anytimeSampleRatioP, sampleRatioP } from './sample-ratio.ts'
import { visitorsForOneLook, visitorsForTest } from './sample-size.ts'
import { difference, halfWidth, sequentialP, tuning } from './sequential.ts'

// Computed with scipy 1.17, the beta ones by two methods.
const arm = (conversions: number, visitors: number) => ({ conversions, visitors })
const even = [0.5, 0.5]

it.each([
  [arm(49, 100), arm(51, 100), 0.61077052],
  [arm(100, 1000), arm(130, 1000), 0.98216507],
  [arm(200, 10_000), arm(250, 10_000), 0.99142278],
])('knows how likely B is better than A: %o, %o', (a, b, chance) => {
  expect(chanceOfBetter(a, b)).toBeCloseTo(chance, 8)
})

it('knows what a wrong choice costs in the mean', () => {
  const [a, b] = [arm(49, 100), arm(51, 100)]
  expect(expectedLoss(b, a)).toBeCloseTo(0.01911646, 8)
  expect(expectedLoss(a, b)).toBeCloseTo(0.0387243, 8)
  expect(expectedLoss(arm(130, 1000), arm(100, 1000))).toBeCloseTo(9.237e-5, 7)
})

it('knows the distributions', () => {
  expect(betaCdf(0.5, 2, 3)).toBeCloseTo(0.6875, 12)
  const [from, to] = credibleInterval(arm(10, 100))
  expect(from).toBeCloseTo(0.05563722, 8)
  expect(to).toBeCloseTo(0.17455283, 8)
  for (const [degrees, critical] of [10.827566, 13.815511, 16.266236, 18.466827].entries())
    expect(chiSquareTail(critical, degrees + 1)).toBeCloseTo(0.001, 8)
  expect(twoSidedTail(2.102741)).toBeCloseTo(0.03548845, 6)
  expect(twoSidedTail(2.383995)).toBeCloseTo(0.01712583, 6)
})

it('knows a split that cannot be chance', () => {
  expect(sampleRatioP([5000, 5200], even)).toBeCloseTo(0.04767038, 8)
  expect(sampleRatioP([821_588, 815_482], even)).toBeCloseTo(1.8218e-6, 9)
  expect(sampleRatioP([9000, 1100], [0.9, 0.1])).toBeCloseTo(0.00283475, 8)
  expect(anytimeSampleRatioP([800, 1000], even)).toBeCloseTo(4.977e-4, 7)
})

it.each([
  [0.02, 0.024, 21_109],
  [0.02, 0.03, 3826],
  [0.05, 0.06, 8158],
  [0.1, 0.12, 3841],
  [0.2, 0.24, 1683],
])('knows how many visitors show %d against %d', (from, to, visitors) => {
  expect(visitorsForOneLook(from, to)).toBe(visitors)
})

// Computed apart from the product, by the same formulas in another language.
it.each([
  [0.1, 0.13, [0.5, 0.5], [3398, 3398]],
  [0.1, 0.13, [0.8, 0.2], [9058, 2265]],
  [0.1, 0.13, [0.2, 0.8], [2092, 8367]],
  [0.1, 0.13, [0.9, 0.1], [18_502, 2056]],
  [0.05, 0.065, [0.8, 0.2], [19_412, 4853]],
  [0.05, 0.065, [0.9, 0.1], [39_711, 4413]],
  [0.1, 0.13, [0.5, 0.3, 0.2], [7123, 4274, 2849]],
])(
  'knows how many visitors of each variant show %d against %d, split by %o',
  (from, to, shares, visitors) => {
    expect(visitorsForTest(from, to, shares)).toEqual(visitors)
  },
)

it('may be looked at every day', () => {
  expect(tuning(5000)).toBeCloseTo(0.03984007, 8)
  expect(halfWidth(5000, 5000)).toBeCloseTo(3.035209, 6)
  expect(halfWidth(10_000, 5000)).toBeCloseTo(3.061477, 6)
  expect(sequentialP(arm(1000, 10_000), arm(1150, 10_000), 5000)).toBeCloseTo(0.01939522, 8)
  expect(sequentialP(arm(500, 5000), arm(600, 5000), 5000)).toBeCloseTo(0.033486, 8)
  expect(sequentialP(arm(100, 1000), arm(130, 1000), 5000)).toBeCloseTo(0.37893151, 8)
  expect(difference(arm(100, 1000), arm(130, 1000)).difference).toBeCloseTo(0.03, 12)
})
