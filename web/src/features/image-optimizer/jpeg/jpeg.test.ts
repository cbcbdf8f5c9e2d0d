import { assert, asyncProperty, boolean, constantFrom, integer, record } from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { jpegOf, jpegPixels, NodeImageData, photoLike } from '../testing/encoders.ts'
import { editBlocks } from './edit-blocks.ts'
import { UnfitJpeg } from './picture.ts'
import { readJpeg } from './read-jpeg.ts'
import { sourceQuality } from './source-quality.ts'
import { writeJpeg } from './write-jpeg.ts'

beforeAll(() => {
  vi.stubGlobal('ImageData', NodeImageData)
})

type Source = { width: number; height: number; quality: number; progressive: boolean; chroma: number }

const side = integer({ min: 1, max: 90 })
/** Sequential or progressive, colours in full, halved across, or both ways. */
const sources = record({
  width: side,
  height: side,
  quality: integer({ min: 5, max: 98 }),
  progressive: boolean(),
  chroma: constantFrom(1, 2),
})

function sourceOf({ width, height, quality, progressive, chroma }: Source) {
  return jpegOf(photoLike(width, height), quality, {
    progressive,
    auto_subsample: false,
    chroma_subsample: chroma,
  })
}

async function qualityFound(quality: number, table: number) {
  return sourceQuality(readJpeg(await jpegOf(photoLike(64, 64), quality, { quant_table: table })))
}

/** What became of a file. */
function outcome(bytes: Uint8Array<ArrayBuffer>): string {
  try {
    writeJpeg(readJpeg(bytes))
    return 'read'
  } catch (error) {
    return error instanceof UnfitJpeg ? 'refused' : String(error)
  }
}

describe('a JPEG packed anew', () => {
  it('has the very same pixels, whatever it was made by', async () => {
    await assert(
      asyncProperty(sources, async (source) => {
        const bytes = await sourceOf(source)
        const packed = writeJpeg(readJpeg(bytes))
        expect((await jpegPixels(packed)).data).toEqual((await jpegPixels(bytes)).data)
      }),
      { numRuns: 60 },
    )
  })

  it('is smaller than what a simple encoder wrote, and packing it again changes nothing', async () => {
    const bytes = await jpegOf(photoLike(400, 300), 80, { progressive: false })
    const packed = writeJpeg(readJpeg(bytes))
    expect(packed.length).toBeLessThan(bytes.length * 0.97)
    expect(writeJpeg(readJpeg(packed))).toEqual(packed)
  })

  it('tells the quality that it was made with', async () => {
    for (const quality of [40, 60, 75, 80, 90, 95])
      expect(Math.abs((await qualityFound(quality, 0)) - quality), `${quality}`).toBeLessThanOrEqual(1)
    // The optimizer's own results are as good as what they were asked for: they are not encoded once more.
    for (const quality of [60, 70, 80, 90])
      expect(await qualityFound(quality, 5)).toBeLessThanOrEqual(quality + 1)
  })
})

describe('a JPEG turned by its blocks', () => {
  it('has the pixels that turning them gives', async () => {
    const bytes = await jpegOf(photoLike(96, 64), 90, { auto_subsample: false, chroma_subsample: 1 })
    const turned = editBlocks(readJpeg(bytes), { turns: 1, crop: null })
    const found = await jpegPixels(writeJpeg(turned ?? readJpeg(bytes)))
    const before = await jpegPixels(bytes)
    expect([found.width, found.height]).toEqual([64, 96])
    let most = 0
    for (let y = 0; y < 96; y += 1)
      for (let x = 0; x < 64; x += 1)
        for (let c = 0; c < 3; c += 1) {
          const was = before.data[((63 - x) * 96 + y) * 4 + c] ?? 0
          most = Math.max(most, Math.abs((found.data[(y * 64 + x) * 4 + c] ?? 0) - was))
        }
    // Its decoder rounds rows and columns in turn.
    expect(most).toBeLessThanOrEqual(2)
  })

  it('four times is what it was, and one whose blocks do not fit is not touched', async () => {
    const bytes = await jpegOf(photoLike(64, 48), 80, { auto_subsample: false, chroma_subsample: 2 })
    const around = editBlocks(readJpeg(bytes), { turns: 4, crop: null })
    expect(around && writeJpeg(around)).toEqual(writeJpeg(readJpeg(bytes)))
    const odd = readJpeg(await jpegOf(photoLike(64, 50), 80))
    expect(editBlocks(odd, { turns: 1, crop: null })).toBeNull()
  })

  it('and cut keeps what is inside, where it begins with a block', async () => {
    const bytes = await jpegOf(photoLike(80, 64), 85, { auto_subsample: false, chroma_subsample: 1 })
    const crop = { x: 0.2, y: 0.25, width: 0.5, height: 0.5 }
    const cut = editBlocks(readJpeg(bytes), { turns: 0, crop })
    const found = await jpegPixels(writeJpeg(cut ?? readJpeg(bytes)))
    const before = await jpegPixels(bytes)
    expect([found.width, found.height]).toEqual([40, 32])
    for (let y = 0; y < 32; y += 1)
      expect(found.data.subarray(y * 160, (y + 1) * 160)).toEqual(
        before.data.subarray(((y + 16) * 80 + 16) * 4, ((y + 16) * 80 + 56) * 4),
      )
    expect(editBlocks(readJpeg(bytes), { turns: 0, crop: { ...crop, x: 0.35 } })).toBeNull()
  })
})

describe('damaged files', () => {
  it('are refused, or read as what they hold', async () => {
    const [sequential, progressive] = await Promise.all(
      [false, true].map((each) => jpegOf(photoLike(60, 40), 70, { progressive: each })),
    )
    await assert(
      asyncProperty(
        boolean(),
        integer({ min: 2, max: 3000 }),
        integer({ min: 0, max: 255 }),
        boolean(),
        async (which, at, value, isCut) => {
          const whole = (which ? progressive : sequential) ?? new Uint8Array()
          const bytes = isCut ? whole.slice(0, at % whole.length) : whole.slice()
          if (!isCut) bytes[at % whole.length] = value
          expect(['read', 'refused']).toContain(outcome(bytes))
        },
      ),
      { numRuns: 400 },
    )
  })
})
