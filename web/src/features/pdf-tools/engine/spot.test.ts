import { expect, it } from 'vitest'
import { movedBy, sized, type Spot } from './spot.ts'

const spot: Spot = { left: 0.5, top: 0.5, width: 0.2 }

it('moves, and stops at the edges of the page', () => {
  expect(movedBy(spot, 0.1, -0.2, 0.1)).toEqual({ left: 0.6, top: 0.3, width: 0.2 })
  expect(movedBy(spot, 4, 4, 0.1)).toEqual({ left: 0.8, top: 0.9, width: 0.2 })
  expect(movedBy(spot, -4, -4, 0.1)).toEqual({ left: 0, top: 0, width: 0.2 })
})

it('takes another size, never off the page nor too small to be seen', () => {
  expect(sized(spot, 0.4, 0.1)).toEqual({ left: 0.5, top: 0.5, width: 0.4 })
  expect(sized(spot, 0.8, 0.1)).toMatchObject({ width: 0.8, left: expect.closeTo(0.2), top: 0.5 })
  expect(sized(spot, 0, 0.1).width).toBe(0.03)
  // As high as the page: no wider than its form allows.
  expect(sized({ ...spot, top: 0 }, 1, 0.5)).toMatchObject({ width: 0.4, top: 0 })
})
