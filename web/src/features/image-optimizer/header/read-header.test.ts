import { beforeAll, describe, expect, it } from 'vitest'
import { assert, constantFrom, property, uint8Array } from 'fast-check'
import { crc32 } from '../metadata/crc32.ts'
import { joined } from '../../../platform/pictures/joined.ts'
import { makeTiff } from '../../../platform/pictures/tiff.ts'
import { pngChunk, writeMetadata } from '../metadata/write-metadata.ts'
import { indexedPng } from '../quantise/indexed-png.ts'
import { jpegOf, photoLike, webpOf } from '../testing/encoders.ts'
import { shownSize } from './header.ts'
import { readHeader } from './read-header.ts'

const ascii = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))
let jpeg: Uint8Array<ArrayBuffer>
let webp: Uint8Array<ArrayBuffer>
let png: Uint8Array<ArrayBuffer>

beforeAll(async () => {
  jpeg = await jpegOf(photoLike(40, 30), 80)
  webp = await webpOf(photoLike(40, 30), 80)
  png = await indexedPng({
    width: 3,
    height: 2,
    indices: Uint8Array.of(0, 1, 2, 2, 1, 0),
    palette: [
      [0, 0, 0, 0],
      [255, 0, 0, 255],
      [0, 0, 255, 255],
    ],
    error: 0,
  })
})

/** A GIF with this many one-pixel frames, the first with a transparent colour. */
function gif(frames: number) {
  const frame = [0x21, 0xf9, 4, 1, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
  const blocks = Array.from({ length: frames }, () => frame).flat()
  return joined([
    ascii('GIF89a'),
    Uint8Array.of(1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255, ...blocks, 0x3b),
  ])
}

const shorts = (...values: number[]) => new Uint8Array(Uint16Array.from(values).buffer)

function longs(...values: number[]) {
  const out = new DataView(new ArrayBuffer(values.length * 4))
  values.forEach((value, index) => out.setUint32(index * 4, value))
  return new Uint8Array(out.buffer)
}

/** The profile of a PNG with these chunks after its header. */
function profileWith(...chunks: [string, Uint8Array][]) {
  const more = chunks.map(([type, data]) => pngChunk(type, data))
  return readHeader(joined([png.subarray(0, 33), ...more, png.subarray(33)])).profile
}

describe('readHeader', () => {
  it('reads real JPEG, WebP and PNG files', () => {
    expect(readHeader(jpeg)).toMatchObject({
      kind: 'jpeg',
      width: 40,
      height: 30,
      frames: 1,
      isComplete: true,
    })
    expect(readHeader(webp)).toMatchObject({
      kind: 'webp',
      width: 40,
      height: 30,
      frames: 1,
      isComplete: true,
    })
    expect(readHeader(png)).toMatchObject({
      kind: 'png',
      width: 3,
      height: 2,
      hasAlpha: true,
      isComplete: true,
    })
  })

  it('sees that the end is missing', () => {
    for (const file of [jpeg, webp, png])
      expect(readHeader(file.subarray(0, file.length - 3)).isComplete).toBe(false)
    expect(readHeader(gif(1).subarray(0, 30)).isComplete).toBe(false)
  })

  it('takes a camera that writes on after the end of its JPEG', () => {
    expect(readHeader(joined([jpeg, ascii('MotionPhoto…')])).isComplete).toBe(true)
  })

  it.each([1, 3, 6, 8])('reads orientation %i in all three formats', (orientation) => {
    const exif = makeTiff({ orientation, artist: 'A', copyright: '' })
    for (const [format, file] of [
      ['jpeg', jpeg],
      ['webp', webp],
      ['png', png],
    ] as const) {
      const header = readHeader(writeMetadata(file, format, { exif, xmp: null, iptc: null }))
      expect(header.orientation).toBe(orientation)
      const turned = orientation >= 5
      expect(shownSize(header)).toEqual({
        width: turned ? header.height : header.width,
        height: turned ? header.width : header.height,
      })
    }
  })

  it('counts the frames of GIF, WebP and APNG', () => {
    expect(readHeader(gif(1))).toMatchObject({ kind: 'gif', frames: 1, hasAlpha: true, isComplete: true })
    expect(readHeader(gif(12)).frames).toBe(12)
    const animated = joined([
      ascii('RIFF'),
      Uint8Array.of(54, 0, 0, 0),
      ascii('WEBPVP8X'),
      Uint8Array.of(10, 0, 0, 0, 0x12, 0, 0, 0, 9, 0, 0, 4, 0, 0),
      ascii('ANIM'),
      Uint8Array.of(6, 0, 0, 0, 0, 0, 0, 0, 0, 0),
      ascii('ANMF'),
      Uint8Array.of(0, 0, 0, 0),
      ascii('ANMF'),
      Uint8Array.of(0, 0, 0, 0),
    ])
    expect(readHeader(animated)).toMatchObject({ frames: 2, width: 10, height: 5, hasAlpha: true })
    const apng = joined([
      png.subarray(0, 33),
      pngChunk('acTL', Uint8Array.of(0, 0, 0, 7, 0, 0, 0, 0)),
      png.subarray(33),
    ])
    expect(readHeader(apng).frames).toBe(7)
  })

  it('knows HEIC, AVIF, SVG and files that are none', () => {
    const box = (brand: string, other: string) =>
      joined([Uint8Array.of(0, 0, 0, 20), ascii(`ftyp${brand}\0\0\0\0${other}`)])
    expect(readHeader(box('heic', 'mif1')).kind).toBe('heic')
    expect(readHeader(box('mif1', 'avif')).kind).toBe('avif')
    expect(readHeader(box('isom', 'mp42')).kind).toBe('unknown')
    expect(readHeader(ascii('<?xml version="1.0"?><svg/>')).kind).toBe('svg')
    expect(readHeader(ascii('hola, no soy una imagen')).kind).toBe('unknown')
    expect(readHeader(new Uint8Array()).kind).toBe('unknown')
  })

  it('reads 16 bits, CMYK and the size of a monstrous PNG from the first bytes', () => {
    const monster = png.slice()
    new DataView(monster.buffer).setUint32(16, 30_000)
    new DataView(monster.buffer).setUint32(20, 30_000)
    monster[24] = 16
    expect(readHeader(monster)).toMatchObject({ width: 30_000, height: 30_000, bitDepth: 16 })
    const cmyk = jpeg.slice()
    const frame = cmyk.findIndex((byte, at) => byte === 0xff && cmyk[at + 1] === 0xc2)
    expect(frame).toBeGreaterThan(0)
    cmyk[frame + 9] = 4
    expect(readHeader(cmyk).isCmyk).toBe(true)
  })

  it('reads the first page of a TIFF, and counts its pages', () => {
    const entry = (tag: number, value: number) => shorts(tag, 3, 1, 0, value, 0)
    const page = (next: number) => [
      shorts(4),
      entry(0x0100, 640),
      entry(0x0101, 480),
      entry(0x0102, 16),
      entry(0x0106, 5),
      shorts(next, 0),
    ]
    const tiff = joined([ascii('II'), shorts(42, 8, 0), ...page(62), ...page(8)])
    expect(readHeader(tiff)).toMatchObject({
      kind: 'tiff',
      width: 640,
      height: 480,
      bitDepth: 16,
      isCmyk: true,
      pages: 2,
    })
  })

  it('sees where a PNG means other colours than the web without a profile', () => {
    const web = longs(31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6000)
    const wide = longs(31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6000)
    expect(profileWith(['gAMA', longs(45_455)], ['cHRM', web])).toBeNull()
    expect(profileWith(['gAMA', longs(100_000)])).toBe('')
    expect(profileWith(['gAMA', longs(45_455)], ['cHRM', wide])).toBe('')
    expect(profileWith(['cHRM', wide])).toBeNull()
    expect(profileWith(['sRGB', Uint8Array.of(0)], ['gAMA', longs(100_000)])).toBeNull()
  })

  it('ends on any bytes at all', () => {
    const heads = [
      [0xff, 0xd8, 0xff, 0xe1],
      [0x89, 80, 78, 71, 13, 10, 26, 10],
      [...ascii('GIF89a')],
      [...ascii('RIFF0000WEBP')],
      [...ascii('II*\0')],
      [...ascii('MM\0*')],
    ]
    assert(
      property(constantFrom(...heads), uint8Array({ maxLength: 400 }), (head, tail) => {
        const header = readHeader(joined([Uint8Array.from(head), tail]))
        return header.width >= 0 && header.frames >= 1
      }),
    )
  })

  it('has the checksum of PNG', () => {
    expect(crc32(ascii('IEND'))).toBe(0xae426082)
  })
})
