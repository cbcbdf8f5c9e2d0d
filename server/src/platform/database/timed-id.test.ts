import { expect, it } from 'vitest'
import { z } from 'zod'
import { timedId } from './timed-id.ts'

it('makes ids that stand in the order of their moments, and no two alike', () => {
  const moments = [0, 1, Date.parse('2026-01-01'), Date.parse('2026-01-01') + 1, 2 ** 48 - 1]
  const ids = moments.map((moment) => timedId(moment))
  for (const id of ids) expect(z.uuidv7().safeParse(id).success).toBe(true)
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(Array.from({ length: 1000 }, () => timedId(5))).size).toBe(1000)
})
