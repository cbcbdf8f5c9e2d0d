import { expect, it } from 'vitest'
import { countRandomLog, risesIn } from './random-log.ts'

it('counts a hundred thousand events as somebody who remembers everybody would', async () => {
  const { counted, expected } = await countRandomLog(100_000, 7)
  expect(counted).toEqual(expected)
  expect(risesIn(counted)).toEqual([])
}, 600_000)
