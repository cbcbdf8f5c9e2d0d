import { beforeAll, expect, it, vi } from 'vitest'
import { profileName } from '@aurelio/formats/pictures/icc'
import { readHeader } from '../header/read-header.ts'
import { jpegOf, NodeImageData, openAvif, openPacker, photoLike, pngOf, webpOf } from '../testing/encoders.ts'
import { encodeAvif } from '../worker/encode-avif.ts'
import { displayP3Profile } from '../../../platform/pictures/rgb-profile.ts'
import { sayDisplayP3 } from './write-colours.ts'
import { stripMetadata, writeMetadata } from './write-metadata.ts'
import { makeTiff } from '../../../platform/pictures/tiff.ts'

const picture = photoLike(40, 30)
const exif = makeTiff({ orientation: 1, artist: 'Ana', copyright: '' })

beforeAll(async () => {
  vi.stubGlobal('ImageData', NodeImageData)
  await openPacker()
  await openAvif()
})

it('the profile names itself by its primaries, in some five hundred bytes', () => {
  const profile = displayP3Profile()
  expect(profileName(profile)).toBe('Display P3')
  expect(new DataView(profile.buffer).getUint32(0)).toBe(profile.length)
  expect(profile.length).toBeLessThan(600)
  // Another green is another space, whatever it calls itself; then its name holds.
  const view = new DataView(profile.buffer)
  const entry = new TextDecoder('latin1').decode(profile).indexOf('gXYZ')
  view.setInt32(view.getUint32(entry + 4) + 8, 0.4 * 65_536)
  profile.set(new TextEncoder().encode('X'), new TextDecoder('latin1').decode(profile).indexOf('D\0i\0s'))
  expect(profileName(profile)).toBe('Xisplay P3')
})

it('every format says its wide colours, and keeps saying them beside notes and without', async () => {
  const files = {
    jpeg: await jpegOf(picture, 80),
    png: await pngOf(picture),
    webp: await webpOf(picture, 80),
    avif: new Uint8Array((await encodeAvif(picture, 80, { fast: true, effort: 'little' })) ?? []),
  } as const
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    expect(readHeader(files[format]).profile).toBeNull()
    const said = await sayDisplayP3(files[format], format)
    expect([format, readHeader(said).profile]).toEqual([format, 'Display P3'])
    const noted = writeMetadata(said, format, { exif, xmp: null, iptc: null })
    expect(readHeader(noted)).toMatchObject({ profile: 'Display P3', isComplete: true })
    expect(readHeader(stripMetadata(noted, format)).profile).toBe('Display P3')
  }
})
