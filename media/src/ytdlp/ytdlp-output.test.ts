import { expect, it, test } from 'vitest'
import { failureOf } from './ytdlp-failures.ts'
import { progressMeter, speedometer } from './progress-meter.ts'
import { readOutputLine } from './ytdlp-output.ts'

test('each template is read, and nothing else', () => {
  expect(readOutputLine('@I {"title": "Ñ", "duration": null, "format_id": "18"}')).toMatchObject({
    tag: 'chosen',
    chosen: { title: 'Ñ', duration: null },
  })
  expect(readOutputLine('@R [{"format_id": "1"}, {"format_id": "2", "tbr": 96.2}]')).toMatchObject({
    tag: 'parts',
  })
  expect(readOutputLine('@P {"status": "finished", "filename": "a"}')).toMatchObject({ tag: 'progress' })
  for (const line of ['', '@R {}', '@P {broken', '[download] 50%', '@X {}', '@I [1]', '@P {"status": 1}'])
    expect(readOutputLine(line)).toBeNull()
})

const at = (filename: string, downloaded: number, total: number, status = 'downloading') => ({
  status,
  filename,
  downloaded_bytes: downloaded,
  total_bytes: total,
  total_bytes_estimate: null,
  fragment_index: null,
  fragment_count: null,
})

it('makes one figure of picture and sound that never falls and stops at 99', () => {
  const parts = [{ filesize: 900 }, { filesize: 100 }].map((size) => ({
    filesize_approx: null,
    tbr: null,
    ...size,
  }))
  const meter = progressMeter(parts)
  const figures = [
    meter(at('v', 0, 900)),
    meter(at('v', 450, 900)),
    // The engine's estimate grew: its own share fell.
    meter(at('v', 460, 1800)),
    meter(at('v', 900, 900, 'finished')),
    meter(at('a', 0, 100)),
    meter(at('a', 50, 100)),
    meter(at('a', 100, 100, 'finished')),
  ]
  expect(figures).toEqual([0, 45, 45, 90, 90, 95, 99])
})

it('goes by fragments where there are some', () => {
  const meter = progressMeter([])
  expect(meter({ ...at('v', 10, 0), total_bytes: null, fragment_index: 2, fragment_count: 8 })).toBe(25)
})

it('reckons speed and time left over the last seconds', () => {
  let now = 0
  const measure = speedometer(() => now)
  expect(measure(0, 0)).toEqual({ speed: 0, eta: null })
  now = 1000
  expect(measure(1_000_000, 10)).toEqual({ speed: 1_000_000, eta: 9 })
  now = 9000
  expect(measure(1_000_000, 10)).toEqual({ speed: 0, eta: null })
})

test.each([
  ['ERROR: [generic] x: Unable to download webpage: HTTP Error 404: Not Found', 'not-found'],
  ['ERROR: Unable to download webpage: HTTP Error 500: Internal Server Error', 'network'],
  ['ERROR: [youtube] x: Sign in to confirm you’re not a bot', 'sign-in'],
  ['ERROR: Unsupported URL: http://x', 'no-video'],
  ['ERROR: [generic] --x is not a valid URL', 'address'],
  ['ERROR: Unable to download webpage: The read operation timed out', 'timeout'],
  ['ERROR: Requested format is not available', 'format'],
  ['Traceback: /srv/secret/path', 'failed'],
])('%s', (stderr, fault) => {
  const error = failureOf(stderr)
  expect(error.fault).toBe(fault)
  // Nothing of the engine's own words reaches the screen.
  expect(error.message).not.toMatch(/Errno|Traceback|secret|generic/)
})
