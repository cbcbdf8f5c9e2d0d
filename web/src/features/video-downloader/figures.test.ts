import { expect, test } from 'vitest'
import { formatDuration, formatPace, formatSize } from './figures.ts'

test.each([
  [0, '0 Bytes'],
  [Number.NaN, '0 Bytes'],
  [512, '512 Bytes'],
  [1024, '1.00 KB'],
  [1_263_616, '1.21 MB'],
  [3 * 1024 ** 3, '3.00 GB'],
  [2048 * 1024 ** 4, '2048.00 TB'],
])('%d bytes are %s', (bytes, text) => expect(formatSize(bytes)).toBe(text))

test.each([
  [0, '0:00'],
  [9.6, '0:10'],
  [187, '3:07'],
  [3599, '59:59'],
  [3729, '1:02:09'],
])('%d seconds are %s', (seconds, text) => expect(formatDuration(seconds)).toBe(text))

test('the pace names only what is known', () => {
  expect(formatPace(2_621_440, 12)).toBe('2.50 MB/s · 12 s left')
  expect(formatPace(0, 95)).toBe('1:35 left')
  expect(formatPace(undefined, null)).toBe('')
})
