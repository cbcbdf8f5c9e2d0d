import type { Viewport } from '@aurelio/page/document'
import { expect, it } from 'vitest'
import { frameSize, pageHeight } from './viewport-sizes.ts'

const nothing = { width: null, zoom: null }

it.each<[Viewport, number, number, number, number]>([
  ['desktop', 1440, 2000, 1440, 1],
  ['desktop', 1500, 2100, 1500, 1],
  ['desktop', 2400, 3000, 1920, 1],
  ['desktop', 720, 1344, 1440, 0.5],
  ['tablet', 1400, 1920, 768, 1],
  ['tablet', 704, 1280, 768, 1],
  ['tablet', 480, 1024, 768, 0.625],
  ['tablet', 384, 384, 768, 0.5],
  ['mobile', 1400, 1920, 375, 1],
  ['mobile', 300, 300, 375, 0.8],
])(
  '%s with room for %i px in a window of %i px is %i px wide at zoom %f',
  (viewport, room, windowWidth, width, zoom) => {
    expect(frameSize({ viewport, room, windowWidth, chosen: nothing })).toEqual({ width, zoom })
  },
)

const at = (viewport: Viewport, width: number | null, zoom: number | null) =>
  frameSize({ viewport, room: 640, windowWidth: 1280, chosen: { width, zoom } })

it('a chosen width is within the range of its device; a chosen zoom is of all', () => {
  expect(at('desktop', 1280, null)).toEqual({ width: 1280, zoom: 0.5 })
  expect(at('desktop', 1920, 1.5)).toEqual({ width: 1920, zoom: 1.5 })
  expect(at('desktop', 100, 1)).toEqual({ width: 1024, zoom: 1 })
  expect(at('tablet', null, null)).toEqual({ width: 768, zoom: 1 })
  expect(at('tablet', 900, null)).toEqual({ width: 900, zoom: 1 })
  expect(at('tablet', 1280, null)).toEqual({ width: 1023, zoom: 1 })
  expect(at('mobile', 200, 2)).toEqual({ width: 320, zoom: 2 })
})

it('a page shown very small leaves as much room to drop into as at four fifths', () => {
  expect([2, 1, 0.8].map((zoom) => pageHeight('desktop', zoom))).toEqual([1080, 1080, 1080])
  expect(pageHeight('desktop', 0.4)).toBe(2160)
})
