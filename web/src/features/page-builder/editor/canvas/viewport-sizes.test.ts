import type { Viewport } from '@aurelio/page/document'
import { expect, it } from 'vitest'
import { frameSize } from './viewport-sizes.ts'

it.each<[Viewport, number, number, number]>([
  ['desktop', 1400, 1400, 1],
  ['desktop', 2400, 1920, 1],
  ['desktop', 768, 1024, 0.75],
  ['tablet', 1400, 768, 1],
  ['tablet', 500, 768, 1],
  ['mobile', 1400, 375, 1],
  ['mobile', 300, 375, 1],
])('%s in %i px is %i px wide at zoom %f', (viewport, room, width, zoom) => {
  expect(frameSize(viewport, room)).toEqual({ width, zoom })
})
