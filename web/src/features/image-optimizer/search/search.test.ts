import { assert, asyncProperty, double, integer } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { photoLike } from '../testing/encoders.ts'
import { leastQuality } from './automatic-quality.ts'
import { sampleOf } from './sample.ts'
import { mostEncodes, reachTarget } from './target-size.ts'

/** Encoders as they behave: bytes grow with quality, ever faster, and with the area. */
function model(bytesAt80: number, steepness: number) {
  return async (quality: number, scale: number) => {
    const rise = Math.exp(steepness * (quality - 80) + Math.max(0, quality - 90) * 0.05)
    const bytes = Math.round(bytesAt80 * rise * scale ** 1.7)
    return { bytes, made: bytes }
  }
}
const knobs = { start: 80, step: 1, top: 100 }

describe('reachTarget', () => {
  it('lands within -10 % and +0 % in at most seven encodes', async () => {
    await assert(
      asyncProperty(
        integer({ min: 20_000, max: 3_000_000 }),
        double({ min: 0.012, max: 0.035, noNaN: true }),
        double({ min: 0.02, max: 1.5, noNaN: true }),
        async (bytesAt80, steepness, share) => {
          const target = bytesAt80 * share
          const result = await reachTarget(target, model(bytesAt80, steepness), knobs)
          expect(result.encodes).toBeLessThanOrEqual(mostEncodes)
          expect(result.met).toBe(true)
          expect(result.bytes).toBeLessThanOrEqual(target)
          // Where the very best is smaller than the target there is nothing to add.
          const best = (await model(bytesAt80, steepness)(100, 1)).bytes
          expect(best <= target || result.bytes >= target * 0.9).toBe(true)
        },
      ),
      { numRuns: 300 },
    )
  })
  it('gives the best there is where the target is more than enough', async () => {
    const result = await reachTarget(10_000_000, model(50_000, 0.02), knobs)
    expect(result).toMatchObject({ quality: 100, scale: 1, met: true })
  })
  it('says so where no picture is small enough', async () => {
    const result = await reachTarget(100, async () => ({ bytes: 700, made: 700 }), knobs)
    expect(result.met).toBe(false)
    expect(result.encodes).toBeLessThanOrEqual(mostEncodes)
  })
})

describe('leastQuality', () => {
  it.each([50, 65, 75, 85])('finds the least quality for a score of %i', async (wanted) => {
    let tries = 0
    const scoreAt = (quality: number) => {
      tries += 1
      return Promise.resolve(100 - 55 * Math.exp(-quality / 45) - (100 - quality) * 0.2)
    }
    const { quality, score } = await leastQuality(wanted, scoreAt)
    expect(score).toBeGreaterThanOrEqual(wanted)
    expect(tries).toBeLessThanOrEqual(7)
    expect(quality <= 27 || (await scoreAt(quality - 3)) < wanted).toBe(true)
  })
  it('gives the highest with its score where none reaches', async () => {
    expect(await leastQuality(99, (quality) => Promise.resolve(quality / 2))).toEqual({
      quality: 95,
      score: 47.5,
    })
  })
})

describe('sampleOf', () => {
  it('is the picture itself up to a megapixel, else one megapixel of it', () => {
    const small = photoLike(300, 200)
    expect(sampleOf(small)).toBe(small)
    const narrow = photoLike(3000, 400)
    expect(sampleOf(narrow)).toBe(narrow)
    const sample = sampleOf(photoLike(1500, 1200))
    expect([sample.width, sample.height, sample.data.length]).toEqual([1024, 1024, 1024 * 1024 * 4])
    expect(sample.data[1024 * 1024 * 4 - 1]).toBe(255)
    const less = sampleOf(photoLike(1500, 1200), 256)
    expect([less.width, less.height]).toEqual([512, 512])
  })
})
