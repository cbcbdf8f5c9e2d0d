import { watermarkPlaces } from '@aurelio/contracts/image-settings'
import { constantFrom, double, integer, property, assert } from 'fast-check'
import { expect, it } from 'vitest'
import { defaultSettings, outcomeKey } from './settings.ts'
import {
  firstWatermark,
  isDrawn,
  markBox,
  markSize,
  repeatedMiddles,
} from '@aurelio/contracts/watermark-layout'
import { watermarkKey } from './watermark.ts'

const side = integer({ min: 1, max: 9000 })

it('a mark always stands within the picture, at the place that was chosen', () => {
  assert(
    property(
      side,
      side,
      side,
      side,
      integer({ min: 2, max: 100 }),
      constantFrom(...watermarkPlaces),
      (...drawn) => {
        const [width, height, markWidth, markHeight, percent, place] = drawn
        const picture = { width, height }
        const size = markSize(picture, { width: markWidth, height: markHeight }, percent)
        const box = markBox(picture, size, place)
        expect(size.width / size.height).toBeCloseTo(markWidth / markHeight, 3)
        for (const [at, part, whole] of [
          [box.x, box.width, width],
          [box.y, box.height, height],
        ] as const) {
          expect(at).toBeGreaterThanOrEqual(0)
          expect(at + part).toBeLessThanOrEqual(whole + 0.001)
        }
      },
    ),
  )
  const picture = { width: 1000, height: 500 }
  const mark = { width: 200, height: 100 }
  expect(markBox(picture, mark, 'bottom-right')).toEqual({ x: 785, y: 385, ...mark })
  expect(markBox(picture, mark, 'top')).toEqual({ x: 400, y: 15, ...mark })
  expect(markBox(picture, mark, 'middle')).toEqual({ x: 400, y: 200, ...mark })
})

it('repeated marks cover the picture up to its corners, and are never too many to draw', () => {
  assert(
    property(side, side, double({ min: 0.02, max: 1, noNaN: true }), (width, height, share) => {
      const mark = { width: width * share, height: Math.max(0.5, width * share * 0.2) }
      const middles = repeatedMiddles({ width, height }, mark)
      const reach = Math.hypot(width, height) / 2
      expect(Math.max(...middles.map(({ x }) => x + mark.width))).toBeGreaterThanOrEqual(reach / 2)
      expect(Math.min(...middles.map(({ x }) => x))).toBeLessThanOrEqual(0)
    }),
  )
  expect(repeatedMiddles({ width: 4000, height: 3000 }, { width: 80, height: 20 }).length).toBeLessThan(
    10_000,
  )
})

it('a result is stale where its mark would be another, and only then', () => {
  const watermark = { ...firstWatermark, text: 'Marea' }
  const key = outcomeKey({ ...defaultSettings, watermark })
  expect(key).not.toBe(outcomeKey(defaultSettings))
  // Nothing is drawn: a mark without a word, or without its picture.
  expect(outcomeKey({ ...defaultSettings, watermark: firstWatermark })).toBe(outcomeKey(defaultSettings))
  expect(isDrawn({ ...watermark, kind: 'picture' })).toBe(false)
  expect(watermarkKey({ ...watermark, opacity: 61 })).not.toBe(watermarkKey(watermark))
  const tiled = { ...watermark, repeated: true }
  expect(watermarkKey({ ...tiled, place: 'top' })).toBe(watermarkKey(tiled))
  const picture = { id: 'a', name: 'logo', data: 'data:image/png;base64,AAAA' }
  expect(watermarkKey({ ...watermark, kind: 'picture', picture })).not.toContain('base64')
})
