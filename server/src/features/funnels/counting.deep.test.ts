import { expect, it } from 'vitest'
import { countRandomLog, risesIn } from './random-log.ts'

it('counts a million events as somebody who remembers everybody would', async () => {
  const { counted, expected } = await countRandomLog(1_000_000, 7)
  expect(counted).toEqual(expected)
  expect(risesIn(counted)).toEqual([])
}, 600_000)
