import type { Viewport } from '@aurelio/page/document'
import { expect, it } from 'vitest'
import { frameSize } from './viewport-sizes.ts'

it.each<[Viewport, number, number, number, number]>([
  ['desktop', 1400, 1920, 1400, 1],
  ['desktop', 2400, 3000, 1920, 1],
  ['desktop', 768, 1344, 1024, 0.75],
  ['tablet', 1400, 1920, 768, 1],
  ['tablet', 704, 1280, 768, 1],
  ['tablet', 480, 1024, 768, 0.625],
  ['tablet', 384, 384, 768, 0.5],
  ['mobile', 1400, 1920, 375, 1],
  ['mobile', 300, 300, 375, 0.8],
])(
  '%s with room for %i px in a window of %i px is %i px wide at zoom %f',
  (viewport, room, window, width, zoom) => {
    expect(frameSize(viewport, room, window)).toEqual({ width, zoom })
  },
)
