import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { pngChunks } from '../header/png.ts'
import { readHeader } from '../header/read-header.ts'
import { reference, visualScore } from '../score/score.ts'
import { painted, photoLike } from '../testing/encoders.ts'
import { indexedPng } from './indexed-png.ts'
import { indexedPixels, paletteSize, quantise } from './quantise.ts'
import { roundColours } from './round-colours.ts'

describe('quantise', () => {
  it('keeps every pixel of a picture with few colours', () => {
    const image = painted(20, 20, (x, y) => [x * 12, y * 12, 0, (x + y) % 3 === 0 ? 128 : 255])
    const indexed = quantise(
      painted(20, 10, (x, y) => [x * 12, y * 12, 9, y % 2 === 0 ? 128 : 255]),
      256,
    )
    expect(indexed.error).toBe(0)
    expect(indexedPixels(indexed).data).toEqual(
      painted(20, 10, (x, y) => [x * 12, y * 12, 9, y % 2 === 0 ? 128 : 255]).data,
    )
    expect(quantise(image, 256).palette.length).toBeLessThanOrEqual(256)
  })

  it('makes one colour of everything that is fully transparent', () => {
    const indexed = quantise(
      painted(30, 30, (x, y) => [x * 8, y * 8, 0, 0]),
      256,
    )
    expect(indexed.palette).toEqual([[0, 0, 0, 0]])
  })

  it('looks good with 256 colours and worse with eight', () => {
    const image = photoLike(160, 120)
    const original = reference(image)
    const score = (colours: number) => {
      return visualScore(original, indexedPixels(quantise(image, colours)))
    }
    const [fine, rough] = [score(256), score(8)]
    expect(fine).toBeGreaterThan(55)
    expect(rough).toBeLessThan(fine - 20)
  })

  it('is led by the slider up to a whole palette', () => {
    expect([1, 40, 79, 80, 99].map(paletteSize)).toEqual([8, 44, 245, 256, 256])
  })
})

describe('roundColours', () => {
  it('leaves what is transparent as transparent as it was, and strays by half a step at most', () => {
    const image = painted(16, 16, (x, y) => [x * 16, y * 16, 255, x * y])
    const { data } = roundColours(image, 6)
    data.forEach((value, at) => {
      const before = image.data[at] ?? 0
      expect(Math.abs(value - before)).toBeLessThanOrEqual(at % 4 === 3 ? 0 : 3)
    })
    expect(roundColours(image, 1).data).toEqual(image.data)
  })
})

describe('indexedPng', () => {
  it.each([2, 4, 16, 200])('writes %i colours with the bits they need', async (colours) => {
    const image = painted(37, 11, (x, y) => [(x * 7 + y * 37) % colours, 5, 9, 255])
    const indexed = quantise(image, 256)
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
