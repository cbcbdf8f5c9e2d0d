import { beforeAll, expect, it, vi } from 'vitest'
import { reference, visualScore } from '../score/score.ts'
import { cheapestWay, pointOf, priceOf, type Tried } from '../search/cheapest-way.ts'
import { NodeImageData, openPacker, painted, photoLike, webpOf, webpPixels } from '../testing/encoders.ts'
import { bestWebpWay, carefulWay, type WebpWay } from './webp-ways.ts'

beforeAll(async () => {
  vi.stubGlobal('ImageData', NodeImageData)
  await openPacker()
})

it('takes the fewest bytes for what they show', async () => {
  const costs: Record<string, Tried> = {
    a: { bytes: 1000, score: 80 },
    // A tenth more bytes for four points more.
    b: { bytes: 1100, score: 84 },
    c: { bytes: 990, score: 70 },
  }
  const attempt = async (way: string) => costs[way] ?? { bytes: 1, score: -100 }
  expect(await cheapestWay(['a', 'b', 'c'], attempt)).toBe('b')
  // Where a point costs little, it is worth less.
  expect(await cheapestWay(['a', 'b', 'c'], attempt, 0.02)).toBe('a')
})

it('learns what a point costs from two qualities, within reason', () => {
  const low = { bytes: 1000, score: 70 }
  expect(pointOf(low, { bytes: 1221, score: 75 })).toBeCloseTo(0.04, 3)
  expect(pointOf(low, { bytes: 3000, score: 70.1 })).toBe(0.12)
  expect(pointOf(low, { bytes: 1200, score: 69 })).toBe(0.02)
  expect(pointOf(low, low)).toBe(0.06)
})

it('the greatest effort finds what the usual one does not try', async () => {
  // Leaves before a sky: half of it busy, half of it smooth, in strong colours.
  const leaves = painted(128, 128, (x, y) =>
    y < 64 ? [40 + y, 90 + y, 200, 255] : [(x * y) % 251, 160, x % 7, 255],
  )
  let others = 0
  for (const picture of [photoLike(128, 128), leaves]) {
    const original = reference(picture)
    let tries = 0
    const tried = async (way: WebpWay, quality: number): Promise<Tried> => {
      tries += 1
      const bytes = await webpOf(picture, quality, { method: 6, autofilter: 1, ...way })
      return { bytes: bytes.length, score: visualScore(original, await webpPixels(bytes)) }
    }
    const usual = await bestWebpWay('usual', tried)
    expect(tries).toBe(2)
    const most = await bestWebpWay('most', tried)
    expect(tries).toBe(14)
    if (JSON.stringify(most) === JSON.stringify(usual)) continue
    others += 1
    const point = pointOf(await tried(carefulWay, 68), await tried(carefulWay, 78))
    const price = async (way: WebpWay) => priceOf(await tried(way, 78), point)
    expect(await price(most)).toBeLessThanOrEqual(await price(usual))
  }
  expect(others).toBeGreaterThan(0)
  expect(await bestWebpWay('usual', async () => ({ bytes: 9, score: 9 }))).toEqual(carefulWay)
})
