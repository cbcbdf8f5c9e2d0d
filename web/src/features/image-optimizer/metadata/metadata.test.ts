import { beforeAll, describe, expect, it } from 'vitest'
import { readHeader } from '../header/read-header.ts'
import { jpegOf, photoLike, webpOf } from '../testing/encoders.ts'
import { keptOriginal } from './kept-original.ts'
import { authorship, chooseMetadata, type Metadata, readMetadata } from './read-metadata.ts'
import { makeTiff, readTiff, uprightTiff } from '../../../platform/pictures/tiff.ts'
import { stripMetadata, writeMetadata } from './write-metadata.ts'

const xmp = new TextEncoder().encode(
  '<x:xmpmeta tiff:Orientation="6"><dc:rights><rdf:Alt><rdf:li xml:lang="x-default">© Ana &amp; Luis</rdf:li></rdf:Alt></dc:rights></x:xmpmeta>',
)
const exif = makeTiff({ orientation: 6, artist: 'Ana Peña', copyright: '© 2026 Estudio Ana' })
const full: Metadata = { exif, xmp, iptc: null }
const size = { width: 40, height: 30 }
let jpeg: Uint8Array<ArrayBuffer>
let webp: Uint8Array<ArrayBuffer>

beforeAll(async () => {
  jpeg = await jpegOf(photoLike(40, 30), 80)
  webp = await webpOf(photoLike(40, 30), 80)
})

describe('notes of a picture', () => {
  it('come back as they were written, in JPEG and WebP', () => {
    for (const [format, file] of [
      ['jpeg', jpeg],
      ['webp', webp],
    ] as const) {
      const written = writeMetadata(file, format, full)
      expect(readHeader(written)).toMatchObject({ ...size, isComplete: true, orientation: 6 })
      const found = readMetadata(written, format)
      expect(found.exif && readTiff(found.exif)).toEqual({
        orientation: 6,
        artist: 'Ana Peña',
        copyright: '© 2026 Estudio Ana',
      })
      expect(found.xmp && new TextDecoder().decode(found.xmp)).toContain('Ana &amp; Luis')
      expect(stripMetadata(written, format)).toHaveLength(format === 'jpeg' ? file.length : file.length + 18)
    }
  })

  it('are left out, reduced to authorship, or made true of the output', () => {
    expect(chooseMetadata(full, 'none', size)).toEqual({ exif: null, xmp: null, iptc: null })
    const copyright = chooseMetadata(full, 'copyright', size)
    expect(copyright.xmp).toBeNull()
    expect(copyright.exif && readTiff(copyright.exif)).toEqual({
      orientation: 1,
      artist: 'Ana Peña',
      copyright: '© 2026 Estudio Ana',
    })
    const all = chooseMetadata(full, 'all', size)
    expect(all.exif && readTiff(all.exif)).toMatchObject({ orientation: 1, artist: 'Ana Peña' })
    expect(all.xmp && new TextDecoder().decode(all.xmp)).toContain('tiff:Orientation="1"')
  })

  it('take the author from XMP where EXIF is silent', () => {
    expect(authorship({ exif: null, xmp, iptc: null })).toEqual({ artist: '', copyright: '© Ana & Luis' })
  })

  it('do not break on a hostile EXIF block', () => {
    expect(readTiff(Uint8Array.of(73, 73, 42, 0, 255, 255, 255, 255))).toEqual({
      orientation: 1,
      artist: '',
      copyright: '',
    })
    expect(readTiff(Uint8Array.of(1, 2, 3))).toBeNull()
    expect(uprightTiff(new Uint8Array(20), 1, 1)).toBeNull()
  })
})

describe('a kept original', () => {
  it('is the same bytes where it has no notes', () => {
    expect(keptOriginal(jpeg, 'jpeg', 'none')).toBe(jpeg)
  })
  it('loses its notes but not its turn', () => {
    const photo = writeMetadata(jpeg, 'jpeg', full)
    const kept = keptOriginal(photo, 'jpeg', 'none')
    expect(kept.length).toBeLessThan(photo.length)
    const found = readMetadata(kept, 'jpeg')
    expect(found.xmp).toBeNull()
    expect(found.exif && readTiff(found.exif)).toEqual({ orientation: 6, artist: '', copyright: '' })
    expect(keptOriginal(photo, 'jpeg', 'all')).toBe(photo)
  })
})
