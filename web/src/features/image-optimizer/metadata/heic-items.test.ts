import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { readTiff } from '../../../platform/pictures/tiff.ts'
import { heicNotes } from './heic-items.ts'

const file = new URL('../../../../../formats/src/heif/testing/turned.heic', import.meta.url)

it('who took a photo, and whose it is, is read from a HEIC', async () => {
  const { exif, xmp } = heicNotes(new Uint8Array(await readFile(file)))
  expect(exif && readTiff(exif)).toMatchObject({ artist: 'Ana Perez', copyright: '(c) 2026 Ana' })
  expect(xmp).toBeNull()
})

it('a file that says more than it holds has no notes', async () => {
  const bytes = new Uint8Array(await readFile(file))
  for (let length = 0; length < 400; length += 7) {
    const { exif } = heicNotes(bytes.slice(0, length))
    expect(exif && readTiff(exif)?.artist).not.toBe('Ana Perez')
  }
})
