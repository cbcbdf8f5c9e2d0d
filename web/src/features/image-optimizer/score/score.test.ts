import { describe, expect, it } from 'vitest'
import { painted, photoLike } from '../testing/encoders.ts'
import { reference, visualScore } from './score.ts'

const photo = photoLike(128, 96)
const original = reference(photo)

function disturbed(by: number) {
  return painted(128, 96, (x, y) => {
    const at = (y * 128 + x) * 4
    // Blocks, as a bad encoder leaves them.
    const sign = ((x >> 2) + (y >> 2)) % 2 === 0 ? by : -by
    return [
      (photo.data[at] ?? 0) + sign,
      (photo.data[at + 1] ?? 0) + sign,
      (photo.data[at + 2] ?? 0) + sign,
      255,
    ]
  })
}

describe('visualScore', () => {
  it('is 100 for the same picture and falls as it gets worse', () => {
    expect(visualScore(original, photo)).toBe(100)
    const scores = [1, 4, 12, 40].map((by) => visualScore(original, disturbed(by)))
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    expect(scores[0]).toBeGreaterThan(85)
    expect(scores[3]).toBeLessThan(40)
  })
  it('sees a difference in colour alone', () => {
    const tinted = painted(128, 96, (x, y) => {
      const at = (y * 128 + x) * 4
      return [(photo.data[at] ?? 0) + 30, photo.data[at + 1] ?? 0, (photo.data[at + 2] ?? 0) - 30, 255]
    })
    expect(visualScore(original, tinted)).toBeLessThan(80)
  })
  it('takes the smallest pictures and refuses another size', () => {
    const dot = painted(1, 1, () => [1, 2, 3, 255])
    expect(visualScore(reference(dot), dot)).toBe(100)
    expect(() => visualScore(original, dot)).toThrow('no score')
  })
})
