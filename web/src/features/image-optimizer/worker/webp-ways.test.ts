import { beforeAll, expect, it, vi } from 'vitest'
import { reference, visualScore } from '../score/score.ts'
import { cheapestWay, priceOf, type Tried } from '../search/cheapest-way.ts'
import { NodeImageData, openPacker, painted, photoLike, webpOf, webpPixels } from '../testing/encoders.ts'
import { bestWebpWay, carefulWay, type WebpWay } from './webp-ways.ts'

beforeAll(async () => {
  vi.stubGlobal('ImageData', NodeImageData)
  await openPacker()
})

it('takes the fewest bytes for what they show, and what was tried before where nothing is cheaper', async () => {
  const costs: Record<string, Tried> = {
    a: { bytes: 1000, score: 80 },
    // A tenth more bytes for four points more.
    b: { bytes: 1100, score: 84 },
    c: { bytes: 990, score: 70 },
  }
  const attempt = async (way: string) => costs[way] ?? { bytes: 1, score: -100 }
  expect((await cheapestWay(['a', 'b', 'c'], attempt)).way).toBe('b')
  const before = { way: 'b', price: priceOf({ bytes: 1100, score: 84 }) }
  expect(await cheapestWay(['a', 'c'], attempt, before)).toEqual(before)
  expect((await cheapestWay(['b'], attempt, { way: 'c', price: 100 })).way).toBe('b')
})

it('the greatest effort is never dearer than the usual one, and finds what that does not try', async () => {
  // Leaves before a sky: half of it busy, half of it smooth, in strong colours.
  const leaves = painted(128, 128, (x, y) =>
    y < 64 ? [40 + y, 90 + y, 200, 255] : [(x * y) % 251, 160, x % 7, 255],
  )
  let better = 0
  for (const picture of [photoLike(128, 128), leaves]) {
    const original = reference(picture)
    let tries = 0
    const attempt = async (way: WebpWay): Promise<Tried> => {
      tries += 1
      const bytes = await webpOf(picture, 78, { method: 6, autofilter: 1, ...way })
      return { bytes: bytes.length, score: visualScore(original, await webpPixels(bytes)) }
    }
    const usual = priceOf(await attempt(await bestWebpWay('usual', attempt)))
    expect(tries).toBe(3)
    const most = priceOf(await attempt(await bestWebpWay('most', attempt)))
    expect(tries).toBe(13)
    expect(most).toBeLessThanOrEqual(usual)
    if (most < usual) better += 1
  }
  expect(better).toBeGreaterThan(0)
  expect(await bestWebpWay('usual', async () => ({ bytes: 9, score: 9 }))).toEqual(carefulWay)
})
