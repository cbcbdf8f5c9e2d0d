import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readHeader } from '../header/read-header.ts'
import { losslessWebpOf, painted } from '../testing/encoders.ts'
import { animatedWebp } from './animated-webp.ts'
import { changedArea } from './changed-area.ts'

const plain = (width: number, height: number) => painted(width, height, () => [10, 20, 30, 255])

describe('changedArea', () => {
  it('holds every place that changed, from even places on, and no line more', () => {
    const place = integer({ min: 0, max: 19 })
    assert(
      property(place, place, constantFrom(1, 3), (x, y, value) => {
        const before = plain(20, 20)
        const after = plain(20, 20)
        after.data[(y * 20 + x) * 4 + value] = 99
        after.data[(10 * 20 + 10) * 4] = 98
        const area = changedArea(before, after)
        const [left, top] = [Math.min(x, 10), Math.min(y, 10)]
        expect(area).toMatchObject({ x: left - (left % 2), y: top - (top % 2) })
        expect((area?.x ?? 0) + (area?.width ?? 0)).toBe(Math.max(x, 10) + 1)
        expect((area?.y ?? 0) + (area?.height ?? 0)).toBe(Math.max(y, 10) + 1)
      }),
    )
  })

  it('is none between two pictures that are the same', () => {
    expect(changedArea(plain(5, 7), plain(5, 7))).toBeNull()
  })
})

describe('animatedWebp', () => {
  it('is a file whose header tells its size and its frames', async () => {
    const whole = await losslessWebpOf(plain(21, 13))
    const part = await losslessWebpOf(painted(4, 3, (x) => [x * 50, 0, 0, 128]))
    const file = animatedWebp(
      { width: 21, height: 13 },
      [
        { picture: whole, x: 0, y: 0, width: 21, height: 13, milliseconds: 100 },
        { picture: part, x: 2, y: 8, width: 4, height: 3, milliseconds: 250 },
      ],
      0,
    )
    expect(readHeader(file)).toMatchObject({
      kind: 'webp',
      width: 21,
      height: 13,
      frames: 2,
      hasAlpha: true,
      isComplete: true,
    })
  })
})
