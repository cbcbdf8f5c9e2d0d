import { expect, it } from 'vitest'
import { imageLimits } from './image-pool.ts'

it('the workers have the size of the machine', () => {
  expect([1, 2, 4, 8].map((cores) => imageLimits(cores, false))).toEqual([
    { size: 1, budget: 80 },
    { size: 1, budget: 80 },
    { size: 3, budget: 80 },
    { size: 4, budget: 80 },
  ])
  expect(imageLimits(8, true)).toEqual({ size: 1, budget: 16 })
})
