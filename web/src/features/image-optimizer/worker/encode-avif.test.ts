import { beforeAll, expect, it, vi } from 'vitest'
import { reference, visualScore } from '../score/score.ts'
import { avifPixels, NodeImageData, openAvif, painted } from '../testing/encoders.ts'
import { priceOf } from '../search/cheapest-way.ts'
import { avifQuality, encodeAvif } from './encode-avif.ts'

// What was tried is read back by the browser; here the product's own decoder does.
vi.mock('./read-back.ts', () => ({
  readBack: (bytes: Uint8Array<ArrayBuffer>) => avifPixels(bytes.slice().buffer),
}))

beforeAll(async () => {
  vi.stubGlobal('ImageData', NodeImageData)
  await openAvif()
})

it('the slider rises evenly to all that AVIF can do', () => {
  const made = Array.from({ length: 100 }, (_, at) => avifQuality(at + 1))
  expect(made).toEqual(made.toSorted((a, b) => a - b))
  expect([made[79], made[94], made[99]]).toEqual([64, 91, 100])
})

/** Grain, the same each time, as a photograph taken at dusk has it. */
function grainy(width: number, height: number) {
  let seed = 7
  return painted(width, height, (x, y) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    const light = 120 + 60 * Math.sin(x / 17) + 40 * Math.cos(y / 23) + ((seed >>> 16) % 31) - 15
    return [light, light, light, 255]
  })
}

it('the highest quality that is searched keeps even grain', async () => {
  const picture = grainy(160, 120)
  const made = await encodeAvif(picture, 95, { fast: false, effort: 'usual' })
  const score = visualScore(reference(picture), await avifPixels(made ?? new ArrayBuffer()))
  expect(score).toBeGreaterThan(97)
})

it('the greatest effort weighs less for what it shows than the usual one', async () => {
  const picture = grainy(96, 64)
  const original = reference(picture)
  const priced = async (effort: 'usual' | 'most') => {
    const made = (await encodeAvif(picture, 80, { fast: false, effort })) ?? new ArrayBuffer()
    return priceOf({ bytes: made.byteLength, score: visualScore(original, await avifPixels(made)) })
  }
  expect(await priced('most')).toBeLessThan(await priced('usual'))
})
