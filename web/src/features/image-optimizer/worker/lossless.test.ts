import { assert, asyncProperty, integer, uint8Array } from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { defaultSettings } from '../engine/settings.ts'
import { readHeader } from '../header/read-header.ts'
import { losslessWebpOf, NodeImageData, openPacker, pngOf, pngPixels } from '../testing/encoders.ts'
import { exactPixels } from './exact-pixels.ts'
import { repackPng } from './repack-png.ts'
import { pngChunk } from '../metadata/write-metadata.ts'
import { joined } from '../../../platform/pictures/joined.ts'

const lossless = { ...defaultSettings, format: 'png', quality: 100 } as const
const sourceOf = (bytes: Uint8Array<ArrayBuffer>) => ({ bytes, header: readHeader(bytes), picture: 0 })

beforeAll(async () => {
  vi.stubGlobal('ImageData', NodeImageData)
  await openPacker()
})

/** Any pixels at all: also those nobody sees, whose colours a canvas forgets. */
const anyPixels = [integer({ min: 1, max: 9 }), uint8Array({ minLength: 4, maxLength: 400 })] as const

function pixels(width: number, bytes: Uint8Array) {
  const height = Math.max(1, Math.floor(bytes.length / 4 / width))
  const data = new Uint8ClampedArray(width * height * 4)
  data.set(bytes.subarray(0, data.length))
  // One pixel that is neither there nor gone.
  data[3] = 101
  return new NodeImageData(data, width, height)
}

describe('pixels with transparency', () => {
  it('come out of a PNG and go into one with every byte as it was', async () => {
    await assert(
      asyncProperty(...anyPixels, async (width, bytes) => {
        const image = pixels(width, bytes)
        const source = sourceOf(await pngOf(image))
        const packed = await repackPng(source, lossless)
        expect(packed && (await pngPixels(packed)).data).toEqual(image.data)
        expect((await exactPixels(source))?.data).toEqual(image.data)
      }),
      { numRuns: 60 },
    )
  })

  it('come out of a WebP with every byte as it was', async () => {
    await assert(
      asyncProperty(...anyPixels, async (width, bytes) => {
        const image = pixels(width, bytes)
        expect((await exactPixels(sourceOf(await losslessWebpOf(image))))?.data).toEqual(image.data)
      }),
      { numRuns: 60 },
    )
  })
})

describe('a PNG packed anew', () => {
  const image = pixels(
    3,
    Uint8Array.from({ length: 36 }, (_, at) => at * 7),
  )

  it('keeps its gamma, and loses its notes where they are not wanted', async () => {
    const plain = await pngOf(image)
    const gamma = pngChunk('gAMA', Uint8Array.of(0, 0, 0xc3, 0x50))
    const text = pngChunk('tEXt', new TextEncoder().encode('Author\0Marea'))
    const source = sourceOf(joined([plain.subarray(0, 33), gamma, text, plain.subarray(33)]))
    const types = async (metadata: 'none' | 'all') => {
      const packed = await repackPng(source, { ...lossless, metadata })
      return new TextDecoder('latin1').decode(packed ?? new Uint8Array()).match(/gAMA|tEXt/g)
    }
    expect(await types('none')).toEqual(['gAMA'])
    expect((await types('all'))?.toSorted()).toEqual(['gAMA', 'tEXt'])
  })

  it('is left to the encoders where more is asked for', async () => {
    const source = sourceOf(await pngOf(image))
    for (const other of [{ quality: 99 }, { fast: true }, { maxWidth: 2 }, { format: 'webp' as const }])
      expect(await repackPng(source, { ...lossless, ...other })).toBeNull()
    const damaged = source.bytes.slice()
    damaged.fill(0x55, 45, 50)
    expect(await repackPng(sourceOf(damaged), lossless)).toBeNull()
  })
})
