import { expect, it } from 'vitest'
import { near, snapped } from './snapping.ts'

it('grows in steps of four, and takes a guide that is near', () => {
  expect(snapped(101, [], near.size)).toEqual({ value: 100, guide: null })
  expect(snapped(103, [], near.size)).toEqual({ value: 104, guide: null })
  expect(snapped(117, [120, 113], near.size)).toEqual({ value: 120, guide: 120 })
  expect(snapped(130, [120], near.size)).toEqual({ value: 132, guide: null })
  expect(snapped(117.4, [120], null)).toEqual({ value: 117, guide: null })
})

it('leaves the steps between two spaces of a kit in reach', () => {
  expect([20, 22, 24, 28].map((space) => snapped(space, [24], near.space).value)).toEqual([20, 24, 24, 28])
})
