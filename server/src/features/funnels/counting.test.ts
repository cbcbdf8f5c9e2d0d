import { expect, it } from 'vitest'
import { countRandomLog, risesIn } from './random-log.ts'
import { reached, readPath, writePath } from './path.ts'

const minute = 60 * 1000
const start = { funnelId: 'f1', step: 's1', isStart: true }
const next = { funnelId: 'f1', step: 's2', isStart: false }

it.each([1, 2, 3])('counts as somebody who remembers everybody would, and never rises (%i)', async (seed) => {
  const { counted, expected } = await countRandomLog(5000, seed)
  expect(counted).toEqual(expected)
  expect(counted.size).toBeGreaterThan(100)
  expect(risesIn(counted)).toEqual([])
})

it('knows how long somebody took from one step to the next', () => {
  const first = writePath(reached(null, start, 10 * minute) ?? { funnelId: '', day: 0, steps: [] })
  const took = (minutes: number) => reached(readPath(first), next, (10 + minutes) * minute)?.took
  expect([0, 1, 4, 5, 20, 90, 8 * 60, 30 * 60, 5 * 24 * 60].map(took)).toEqual([0, 1, 1, 2, 3, 4, 5, 6, 7])
})

it('takes a path of the version before, which knew no time, and nothing that is none', () => {
  const old = readPath('f1.0.s1')
  expect(old).toEqual({ funnelId: 'f1', day: 0, steps: ['s1'] })
  expect(reached(old, next, minute)).toEqual({ funnelId: 'f1', day: 0, steps: ['s1', 's2'], arrived: 1 })
  for (const text of ['', 'f1', 'f1.0', 'f1.0.s1.x.9', 'f1..s1']) expect(readPath(text)).toBeNull()
})

it('takes somebody who comes too late, by themselves, or from another funnel for nobody', () => {
  const path = reached(null, start, 0)
  expect(reached(path, next, 9 * 24 * 60 * minute)).toBeNull()
  expect(reached(null, next, 0)).toBeNull()
  expect(reached(path, { ...next, funnelId: 'f2' }, 0)).toBeNull()
})

it('goes on from a token of yesterday, and of one that is too old knows nobody', () => {
  const day = 24 * 60 * minute
  const yesterday = readPath(
    writePath(reached(null, start, day - minute) ?? { funnelId: '', day: 0, steps: [] }),
  )
  expect(reached(yesterday, next, day)).toMatchObject({ day: 0, steps: ['s1', 's2'], took: 1 })
  expect(reached(yesterday, next, 7 * day)?.steps).toEqual(['s1', 's2'])
  expect(reached(yesterday, next, 8 * day)).toBeNull()
  // At the first step they begin anew.
  expect(reached(yesterday, start, 8 * day)).toMatchObject({ day: 8, steps: ['s1'] })
})

it('counts a step that loops back to itself or to one before once', () => {
  const there = reached(reached(null, start, 0), next, minute)
  expect(reached(there, next, 2 * minute)).toEqual(there)
  expect(reached(there, start, 2 * minute)?.steps).toEqual(['s1'])
})
