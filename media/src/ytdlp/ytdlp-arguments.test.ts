import { expect, test } from 'vitest'
import { formatSelector } from './ytdlp-arguments.ts'

test('a silent format is asked for with the best sound', () => {
  const selector = formatSelector({ kind: 'video', quality: 'best', format: { id: '137', hasAudio: false } })
  expect(selector).toMatch(/^b\*\[format_id="137"\].+\+ba.+\/b\*\[format_id="137"\]/)
})
