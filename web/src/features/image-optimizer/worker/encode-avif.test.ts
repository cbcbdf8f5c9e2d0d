import { beforeAll, expect, it, vi } from 'vitest'
import { reference, visualScore } from '../score/score.ts'
import { avifPixels, NodeImageData, openAvif, painted } from '../testing/encoders.ts'
import { avifQuality, encodeAvif } from './encode-avif.ts'

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
