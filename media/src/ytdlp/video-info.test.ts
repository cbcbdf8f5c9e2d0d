import { expect, test } from 'vitest'
import { EngineError } from '../engine.ts'
import { readInfo } from './video-info.ts'

const format = (rest: Record<string, unknown>) => ({
  format_id: '1',
  url: 'http://x/1',
  ext: 'mp4',
  protocol: 'https',
  ...rest,
})
const printed = (formats: unknown[], rest: Record<string, unknown> = {}) =>
  JSON.stringify({ title: 'T', duration: 10, formats, ...rest })

test('a silent picture is offered with the best sound, and its size counts both', () => {
  const { info } = readInfo(
    printed([
      format({ format_id: 'v', height: 1080, width: 1920, filesize: 1000, vcodec: 'h264', acodec: 'none' }),
      format({ format_id: 'low', filesize: 50, tbr: 48, vcodec: 'none', acodec: 'aac' }),
      format({ format_id: 'a', filesize: 100, tbr: 128, vcodec: 'none', acodec: 'aac' }),
    ]),
  )
  expect(info.formats[0]).toMatchObject({
    id: 'v',
    resolution: '1920x1080',
    filesize: 1100,
    filesizeEstimated: false,
    hasAudio: false,
  })
  expect(info.formats[1]).toMatchObject({ resolution: 'audio only', hasAudio: true, hasVideo: false })
})

test('sizes are estimated from other fields and from what was measured, and marked', () => {
  const formats = [
    format({ format_id: 'approx', filesize_approx: 70 }),
    format({ format_id: 'rate', tbr: 800 }),
    format({ format_id: 'measured' }),
    format({ format_id: 'unknown' }),
  ]
  const measured = { duration: 10, formats: new Map([['measured', { size: 33, width: 640, height: 360 }]]) }
  const { info } = readInfo(printed(formats, { duration: null }), measured)
  expect(info).toMatchObject({ duration: 10, durationEstimated: true })
  expect(info.formats.map(({ filesize, filesizeEstimated }) => [filesize, filesizeEstimated])).toEqual([
    [70, true],
    [1_000_000, true],
    // Its own server announces it.
    [33, false],
    [null, true],
  ])
  expect(info.formats[2]?.resolution).toBe('640x360')
})

test('formats that go past the proxy or are no video are left out', () => {
  const { info } = readInfo(
    printed([
      format({}),
      format({ format_id: 'r', protocol: 'rtmp' }),
      format({ format_id: 's', ext: 'mhtml' }),
      format({ format_id: 'a+b/c' }),
      format({ format_id: 'd', has_drm: true }),
    ]),
  )
  expect(info.formats.map(({ id }) => id)).toEqual(['1'])
})

test('a playlist gives its first entry and says so', () => {
  const entry = { title: 'Uno', formats: [format({})] }
  const { info } = readInfo(
    JSON.stringify({ _type: 'playlist', title: 'Lista', entries: [null, entry, { ...entry, title: 'Dos' }] }),
  )
  expect(info).toMatchObject({ title: 'Uno', playlist: true })
})

test.each([
  ['null', 'no-video'],
  ['', 'no-video'],
  ['{"_type":"playlist","entries":[]}', 'no-video'],
  [printed([]), 'no-video'],
  [printed([format({})], { is_live: true }), 'live'],
  [printed([format({ protocol: 'rtsp' })]), 'unsupported'],
])('%s is refused as %s', (text, fault) => {
  expect(() => readInfo(text)).toThrow(expect.objectContaining({ name: EngineError.name, fault }))
})

test('hostile fields do no harm', () => {
  const { info } = readInfo(
    printed([format({ filesize: -5, height: 'tall' })], {
      title: '  ',
      thumbnail: 'javascript:alert(1)',
      duration: 'x',
      subtitles: { '../x': [{}], es: [{ ext: 'vtt' }] },
    }),
  )
  expect(info).toMatchObject({ title: 'Video', thumbnail: null, duration: null })
  expect(info.subtitles).toEqual([{ language: 'es', name: 'es', automatic: false }])
})
