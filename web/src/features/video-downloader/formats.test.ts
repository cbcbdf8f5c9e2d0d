import type { VideoFormat } from '@aurelio/contracts/video-downloader'
import { expect, test } from 'vitest'
import { defaultFormat, formatLabel } from './formats.ts'

const format = (id: string, rest: Partial<VideoFormat>): VideoFormat => ({
  format_id: id,
  resolution: 'unknown',
  extension: 'mp4',
  filesize: null,
  ...rest,
})

test('the largest file is the default, however the list is ordered', () => {
  const formats = [
    format('a', { filesize: 10, height: 1080 }),
    format('b', { filesize: 30, height: 480 }),
    format('c', {}),
  ]
  expect(defaultFormat(formats)).toBe('b')
  expect(defaultFormat(formats.toReversed())).toBe('b')
})

test('without sizes the greatest height decides, then the bit rate', () => {
  expect(defaultFormat([format('a', { height: 480 }), format('b', { height: 1080 })])).toBe('b')
  expect(
    defaultFormat([format('a', { height: 720, bitrate: 900 }), format('b', { height: 720, bitrate: 1500 })]),
  ).toBe('b')
  expect(defaultFormat([])).toBeNull()
})

test('a format says whether its size is estimated', () => {
  expect(formatLabel(format('a', { resolution: '1280x720', filesize: 2_097_152 }))).toBe(
    '1280x720 · mp4 · 2.00 MB',
  )
  expect(formatLabel(format('a', { filesize: 1024, filesize_estimated: true }))).toBe(
    'unknown · mp4 · ≈ 1.00 KB',
  )
  expect(formatLabel(format('a', { extension: 'webm' }))).toBe('unknown · webm · size unknown')
})
