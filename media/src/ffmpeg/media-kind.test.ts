import { expect, test } from 'vitest'
import { mediaKindOf, pictureKindOf } from './media-kind.ts'

const bytes = (text: string) => Buffer.from(text.padEnd(400, '\0'), 'latin1')
const transport = Buffer.alloc(400)
transport[0] = 0x47
transport[188] = 0x47

test.each([
  ['mov', bytes('\0\0\0\x18ftypisom')],
  ['webm', bytes('\x1a\x45\xdf\xa3....webm')],
  ['matroska', bytes('\x1a\x45\xdf\xa3....matroska')],
  ['mpegts', transport],
  ['mp3', bytes('\xff\xfb\x90')],
  ['aac', bytes('\xff\xf1\x50')],
  ['mp3', bytes('ID3\x04\0\0\0\0\0\x02..\xff\xfb\x90')],
  ['aac', bytes('ID3\x04\0\0\0\0\0\x02..\xff\xf1\x50')],
  ['ogg', bytes('OggS')],
  ['flac', bytes('fLaC')],
])('%s is known by its first bytes', (kind, head) => expect(mediaKindOf(head)).toBe(kind))

test.each([
  '#EXTM3U\n',
  '\ufeff#EXTM3U',
  'ffconcat version 1.0',
  '<?xml version="1.0"?><MPD>',
  '<!doctype html>',
  'RIFF....WEBP',
  'G',
  '',
  '[playlist]',
])('%j is no media', (text) => expect(mediaKindOf(bytes(text))).toBeNull())

test('pictures are known too, and a page is none', () => {
  expect(pictureKindOf(bytes('\xff\xd8\xff\xe0'))).toBe('jpg')
  expect(pictureKindOf(bytes('\x89PNG\r\n\x1a\n'))).toBe('png')
  expect(pictureKindOf(bytes('RIFF....WEBPVP8 '))).toBe('webp')
  expect(pictureKindOf(bytes('<svg xmlns="http://www.w3.org/2000/svg">'))).toBeNull()
})
