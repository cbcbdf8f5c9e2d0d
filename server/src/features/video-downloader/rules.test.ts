import type { VideoInfo } from '@aurelio/media/engine'
import { expect, test } from 'vitest'
import { byteRange } from '../../platform/http/byte-range.ts'
import { attachment, safeFileName } from '../../platform/storage/file-name.ts'
import { announcedBytes, wantedOf } from './wanted.ts'

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-5', null],
  ['bytes=0-1,3-4', null],
  ['items=0-1', null],
  [undefined, null],
] as const)('%s of 100 bytes', (header, range) => expect(byteRange(header, 100)).toEqual(range))

test.each([
  ['Vídeo de prueba', 'Vídeo de prueba.mp4'],
  ['../../etc/passwd', '_.._etc_passwd.mp4'],
  ['a\0b\u202e\r\nc: "x" | <y>', 'abc_ _x_ _ _y_.mp4'],
  ['...', 'video.mp4'],
  ['CON', 'CON_.mp4'],
  ['ñ'.repeat(300), `${'ñ'.repeat(120)}.mp4`],
])('%j is saved as %j', (title, name) => expect(safeFileName(title, 'mp4', 'video')).toBe(name))

test('the header holds the name twice and cannot be broken out of', () => {
  const header = attachment(`a"b'ñ;\\.mp4`)
  expect(header).toBe(`attachment; filename="a_b'n;_.mp4"; filename*=UTF-8''a%22b%27%C3%B1%3B%5C.mp4`)
})

const formats = [
  { id: '18', height: 360, hasAudio: true },
  { id: '137', height: 1080, hasAudio: false },
].map((rest) => ({
  resolution: '',
  ext: 'mp4',
  filesize: 1,
  filesizeEstimated: false,
  bitrate: null,
  hasVideo: true,
  ...rest,
}))
const known: VideoInfo = {
  title: 'T',
  duration: 1,
  durationEstimated: false,
  thumbnail: null,
  formats,
  subtitles: [],
  playlist: false,
}

test('the quality is a ceiling over the chosen format', () => {
  const of = (format_id: string | null, quality: 'best' | 'low' | 'worst') =>
    wantedOf({ format_id, quality, audio_only: false, audio_format: 'mp3' }, known)
  expect(of('137', 'best')).toEqual({
    kind: 'video',
    quality: 'best',
    format: { id: '137', hasAudio: false },
  })
  expect(of('137', 'low')).toEqual({ kind: 'video', quality: 'low', format: null })
  expect(of('18', 'low')).toMatchObject({ format: { id: '18', hasAudio: true } })
  expect(of('18', 'worst')).toMatchObject({ format: null })
  expect(of(null, 'best')).toMatchObject({ format: null })
  expect(
    wantedOf({ format_id: '18', quality: 'best', audio_only: true, audio_format: 'opus' }, known),
  ).toEqual({ kind: 'audio', format: 'opus' })
})

test.each(['999', '--exec', 'a/b', '1+2', '1'.repeat(65)])('the format %j was not offered', (format_id) => {
  expect(() =>
    wantedOf({ format_id, quality: 'best', audio_only: false, audio_format: 'mp3' }, known),
  ).toThrow(/no longer offered/)
})

test('a part behind the end, and subtitles that nobody offers, are refused before anything is fetched', () => {
  const video = { quality: 'best', audio_only: false, audio_format: 'mp3' } as const
  const cut = { from: 1, to: null }
  expect(() => wantedOf({ ...video, cut }, known)).toThrow(
    'This moment is behind the end of the video (1 s).',
  )
  expect(() => wantedOf({ ...video, extra: { kind: 'frame', at: 2 } }, known)).toThrow(/behind the end/)
  expect(() => wantedOf({ ...video, burned: { language: 'es', automatic: false } }, known)).toThrow(
    'There are no subtitles in this language.',
  )
  expect(wantedOf({ ...video, cut }, null)).toMatchObject({ kind: 'video', cut })
})

const sized = (id: string, height: number | null, filesize: number, filesizeEstimated = false) => ({
  ...formats[0],
  id,
  height,
  filesize,
  filesizeEstimated,
  resolution: '',
  ext: 'mp4',
  bitrate: null,
  hasAudio: true,
  hasVideo: height !== null,
})

test('what is announced of an order is what the smallest format that may be chosen for it has', () => {
  const video = { audio_only: false, audio_format: 'mp3' } as const
  const offered = [sized('a', 360, 10), sized('b', 1080, 50), sized('c', 1080, 40), sized('d', null, 5)]
  const of = (request: object, list = offered) =>
    announcedBytes(wantedOf({ quality: 'best', ...video, ...request }, null), { ...known, formats: list })
  expect(of({})).toBe(40)
  expect(of({ quality: 'medium' })).toBe(10)
  expect(of({ quality: 'worst' })).toBe(10)
  expect(of({ format_id: 'b' })).toBe(50)
  expect(of({ audio_only: true })).toBe(5)
  expect(of({}, [...offered, sized('e', 1080, 1, true)])).toBeNull()
  expect(of({ extra: { kind: 'thumbnail' } })).toBeNull()
  expect(of({}, [])).toBeNull()
})
