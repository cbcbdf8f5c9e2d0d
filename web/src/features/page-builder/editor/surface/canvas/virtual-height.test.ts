import { expect, it } from 'vitest'
import { grownHeight } from './virtual-height.ts'

it('grows by 2000 px past 80 % of the canvas, and not before', () => {
  expect(grownHeight(5000, 4000)).toBe(5000)
  expect(grownHeight(5000, 4001)).toBe(7000)
  expect(grownHeight(7000, 5600)).toBe(7000)
  expect(grownHeight(7000, 5601)).toBe(9000)
})
