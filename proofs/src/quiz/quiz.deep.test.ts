import { expect, it } from 'vitest'
import { bothOf } from './agrees.ts'

it('agrees with taking a quiz in every way, on 10,000 random ones', () => {
  let held = 0
  for (let seed = 10_001; held < 10_000; seed += 1) {
    const both = bothOf(seed)
    if (!both) continue
    expect(both.proved).toEqual(both.tried)
    held += 1
  }
  expect(held).toBe(10_000)
}, 600_000)
