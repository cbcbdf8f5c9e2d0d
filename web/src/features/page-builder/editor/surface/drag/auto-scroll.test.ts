import { expect, it } from 'vitest'
import { scrollSpeed } from './auto-scroll.ts'

it('stands still in the middle and far outside', () => {
  expect(scrollSpeed(400, 0, 800)).toBe(0)
  expect(scrollSpeed(-60, 0, 800)).toBe(0)
  expect(scrollSpeed(860, 0, 800)).toBe(0)
})

it('grows towards both edges, at most 18 px a frame', () => {
  expect(scrollSpeed(50, 0, 800)).toBeLessThan(0)
  expect(scrollSpeed(10, 0, 800)).toBeLessThan(scrollSpeed(50, 0, 800))
  expect(scrollSpeed(0, 0, 800)).toBe(-18)
  expect(scrollSpeed(800, 0, 800)).toBe(18)
})

it('goes on over what stands at the foot of the canvas', () => {
  expect(scrollSpeed(-5, 0, 800)).toBe(-18)
  expect(scrollSpeed(840, 0, 800)).toBe(18)
})

it('keeps a still middle in a small canvas', () => {
  expect(scrollSpeed(50, 0, 100)).toBe(0)
})
