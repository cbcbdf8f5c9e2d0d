import { beforeAll, expect, it, vi } from 'vitest'
import { reference, visualScore } from '../score/score.ts'
import { NodeImageData, openPacker, painted, photoLike, pngPixels } from '../testing/encoders.ts'
import { encodePng } from './encode-png.ts'
import { hasSharpColours } from './sharp-colours.ts'

beforeAll(async () => {
  vi.stubGlobal('ImageData', NodeImageData)
  await openPacker()
})

const usual = { effort: 'usual' } as const
/** Bytes that a search by size sees. */
async function bytes(quality: number) {
  return (await encodePng(photoLike(160, 120), quality, { ...usual, even: true })).length
}
/** A sky: a palette would draw bands into it. */
const sky = painted(120, 90, (x, y) => [40 + (x + y) / 4, 90 + y / 2, 160 + x / 4, 255])

it('a PNG from 80 on looks as much like the picture as its quality promises, up to nothing lost', async () => {
  for (const picture of [sky, photoLike(96, 72)]) {
    const original = reference(picture)
    const score = async (quality: number) =>
      visualScore(original, await pngPixels(await encodePng(picture, quality, usual)))
    expect(await score(80)).toBeGreaterThanOrEqual(80)
    expect(await score(99)).toBeGreaterThanOrEqual(95)
    expect((await pngPixels(await encodePng(picture, 100, usual))).data).toEqual(picture.data)
  }
})

it('a search by size finds bytes between the whole palette and the lossless file', async () => {
  const [palette, coarse, fine, lossless] = [
    await bytes(80),
    await bytes(92),
    await bytes(96),
    await bytes(100),
  ]
  expect(coarse).toBeLessThan(fine)
  expect(fine).toBeLessThan(lossless)
  expect(fine).toBeGreaterThan(palette)
})

it('coloured writing needs its colours in full, a photograph does not', () => {
  const writing = painted(64, 64, (x) => (x % 8 < 2 ? [220, 0, 0, 255] : [255, 255, 255, 255]))
  expect(hasSharpColours(writing)).toBe(true)
  expect(hasSharpColours(photoLike(64, 64))).toBe(false)
  expect(hasSharpColours(sky)).toBe(false)
})

it('below the whole palette bytes fall without a leap, and the picture stays what it is', async () => {
  const poster = painted(160, 120, (x, y) => {
    const isLetter = x % 40 < 18 && y % 30 < 20
    return isLetter ? [240, 30 + (x >> 5) * 40, 60, 255] : [60 + x / 2, 200 - y, 120 + (x + y) / 4, 255]
  })
  const original = reference(poster)
  const made = []
  for (const quality of [30, 40, 50, 65, 80])
    made.push(await encodePng(poster, quality, { ...usual, even: true }))
  const weights = made.map(({ length }) => length)
  expect(weights).toEqual(weights.toSorted((a, b) => a - b))
  expect(weights.at(-1)).toBeGreaterThan((weights[0] ?? 0) * 3)
  const [least] = made
  expect(least && visualScore(original, await pngPixels(least))).toBeGreaterThan(60)
})
