import { expect, it } from 'vitest'
import { areaBetween, nudged, overlap } from './area.ts'

it('an area is what lies between two points, on the page, and large enough to be meant', () => {
  expect(areaBetween({ x: 0.75, y: 0.5 }, { x: 0.25, y: 2 })).toEqual({
    left: 0.25,
    top: 0.5,
    width: 0.5,
    height: 0.5,
  })
  expect(areaBetween({ x: 0.5, y: 0.5 }, { x: 0.5, y: 0.9 })).toBeNull()
})

it('an area is moved and sized, and never leaves the page', () => {
  const area = { left: 0.5, top: 0.5, width: 0.25, height: 0.25 }
  expect(nudged(area, 0.9, -0.25, 'move')).toEqual({ ...area, left: 0.75, top: 0.25 })
  expect(nudged(area, 0.9, -0.9, 'size')).toEqual({ ...area, width: 0.5, height: 0.004 })
})

it('two areas overlap where they share something, or lie so near that it counts', () => {
  const area = { left: 0.1, top: 0.1, width: 0.1, height: 0.1 }
  expect(overlap(area, { ...area, left: 0.15 })).toBe(true)
  expect(overlap(area, { ...area, left: 0.201 })).toBe(false)
  expect(overlap(area, { ...area, left: 0.201 }, 0.002)).toBe(true)
})
