import { expect, it } from 'vitest'
import { playableKind } from './playable-media.ts'

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))
const box = (brand: string) => bytes(`\0\0\0\x18ftyp${brand}\0\0\0\0`)
const ogg = (codec: string) => bytes(`OggS\0\x02${'\0'.repeat(20)}\x01\x13${codec}`)

it.each([
  ['mp4', box('isom')],
  ['mp4', box('mp42')],
  ['m4a', box('M4A ')],
  ['webm', bytes('\x1a\x45\xdf\xa3\x9fB\x86\x81\x01B\x82\x84webm')],
  ['mp3', bytes('ID3\x04\0\0\0\0\0\0\xff\xfb\x90\0')],
  ['mp3', bytes('\xff\xfb\x90\0')],
  ['wav', bytes('RIFF\x24\0\0\0WAVEfmt ')],
  ['opus', ogg('OpusHead')],
  ['ogg', ogg('\x01vorbis')],
] as const)('knows %s by its bytes', (kind, head) => {
  expect(playableKind(head)).toBe(kind)
})

it.each([
  ['a film of QuickTime', box('qt  ')],
  ['a picture in HEIC', box('heic')],
  ['a picture in AVIF', box('avif')],
  ['Matroska', bytes('\x1a\x45\xdf\xa3\x9fB\x86\x81\x01B\x82\x88matroska')],
  ['Theora', ogg('\x80theora')],
  ['AVI', bytes('RIFF\x24\0\0\0AVI LIST')],
  ['a picture', bytes('\x89PNG\r\n\x1a\n')],
  ['a page', bytes('<!doctype html><script>alert(1)</script>')],
  ['nothing', new Uint8Array()],
])('takes no %s', (_, head) => {
  expect(playableKind(head)).toBeNull()
})
