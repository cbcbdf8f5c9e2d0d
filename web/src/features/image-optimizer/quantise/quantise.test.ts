import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { pngChunks } from '../header/png.ts'
import { readHeader } from '../header/read-header.ts'
import { reference, visualScore } from '../score/score.ts'
import { painted, photoLike } from '../testing/encoders.ts'
import { indexedPng } from './indexed-png.ts'
import { type Indexed, pngPlan, quantise } from './quantise.ts'

/** RGBA pixels of an indexed picture. */
function shown({ indices, palette, width, height }: Indexed) {
  return painted(width, height, (x, y) => palette[indices[y * width + x] ?? 0] ?? [0, 0, 0, 0])
}

const plan = { colours: 256, tolerance: Number.POSITIVE_INFINITY, dither: 0.8 }

describe('quantise', () => {
  it('keeps every pixel of a picture with few colours', () => {
    const image = painted(20, 20, (x, y) => [x * 12, y * 12, 0, (x + y) % 3 === 0 ? 128 : 255])
    const indexed = quantise(
      painted(20, 10, (x, y) => [x * 12, y * 12, 9, y % 2 === 0 ? 128 : 255]),
      plan,
    )
    expect(indexed?.error).toBe(0)
    expect(indexed && shown(indexed).data).toEqual(
      painted(20, 10, (x, y) => [x * 12, y * 12, 9, y % 2 === 0 ? 128 : 255]).data,
    )
    expect(quantise(image, plan)?.palette.length).toBeLessThanOrEqual(256)
  })

  it('makes one colour of everything that is fully transparent', () => {
    const indexed = quantise(
      painted(30, 30, (x, y) => [x * 8, y * 8, 0, 0]),
      plan,
    )
    expect(indexed?.palette).toEqual([[0, 0, 0, 0]])
  })

  it('looks good with 256 colours and worse with eight', () => {
    const image = photoLike(160, 120)
    const original = reference(image)
    const score = (colours: number) => {
      const indexed = quantise(image, { ...plan, colours })
      return indexed ? visualScore(original, shown(indexed)) : -1000
    }
    const [fine, rough] = [score(256), score(8)]
    expect(fine).toBeGreaterThan(55)
    expect(rough).toBeLessThan(fine - 20)
  })

  it('hands over to lossless where the palette strays too far', () => {
    expect(quantise(photoLike(160, 120), { ...plan, colours: 16, tolerance: 1 })).toBeNull()
  })

  it('is led by the slider', () => {
    expect([1, 40, 79, 80, 99].map((quality) => pngPlan(quality).colours)).toEqual([8, 44, 245, 256, 256])
    expect(pngPlan(99).tolerance).toBeLessThan(pngPlan(85).tolerance)
  })
})

describe('indexedPng', () => {
  it.each([2, 4, 16, 200])('writes %i colours with the bits they need', async (colours) => {
    const image = painted(37, 11, (x, y) => [(x * 7 + y * 37) % colours, 5, 9, 255])
    const indexed = quantise(image, plan)
    if (!indexed) throw new Error('No palette')
    const png = await indexedPng(indexed)
    const header = readHeader(png)
    expect(header).toMatchObject({ width: 37, height: 11, isComplete: true })
    const bits = colours <= 2 ? 1 : colours <= 4 ? 2 : colours <= 16 ? 4 : 8
    expect(header.bitDepth).toBe(bits)
    const data = pngChunks(png).find(({ type }) => type === 'IDAT')?.data ?? new Uint8Array()
    const stride = Math.ceil((37 * bits) / 8) + 1
    const raw = inflateSync(data)
    expect(raw).toHaveLength(stride * 11)
    const first = (raw[1] ?? 0) >> (8 - bits)
    expect(indexed.palette[first]).toEqual([0, 5, 9, 255])
  })
})
