import { expect, it } from 'vitest'
import { snapped } from './snapping.ts'

it('grows in steps of four, and takes the size of a sibling that is near', () => {
  expect(snapped(101, [])).toEqual({ value: 100, guide: null })
  expect(snapped(103, [])).toEqual({ value: 104, guide: null })
  expect(snapped(117, [120, 113])).toEqual({ value: 120, guide: 120 })
  expect(snapped(130, [120])).toEqual({ value: 132, guide: null })
  expect(snapped(117.4, [120], true)).toEqual({ value: 117, guide: null })
})
