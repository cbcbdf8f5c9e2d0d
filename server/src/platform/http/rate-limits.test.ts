import { beforeAll, expect, it } from 'vitest'
import { onBothEngines, readyDatabase } from '../../testing/engines.ts'
import type { Database } from '../database/database.ts'
import { type RateLimits, rateLimits } from './rate-limits.ts'

onBothEngines('rate limits', (engine) => {
  let database: Database
  let time = Date.parse('2026-11-20T10:00:00Z')
  let limits: RateLimits
  beforeAll(async () => {
    database = await readyDatabase(engine)
    limits = rateLimits(database, 1, () => time)
  })
  const rule = { limit: 3, windowSeconds: 60 }

  it('allow so many in a window, then say how long to wait, then start anew', async () => {
    for (let count = 0; count < 3; count++) expect(await limits.hit('a', ['x'], rule)).toBe(0)
    time += 20_000
    expect(await limits.hit('a', ['x'], rule)).toBe(40)
    expect(await limits.hit('a', ['y'], rule)).toBe(0)
    time += 40_000
    expect(await limits.hit('a', ['x'], rule)).toBe(0)
  })

  it('count several that come together as if they came one after another', async () => {
    const all = [['x'], ['y'], ['x'], ['x'], ['x'], ['y']]
    expect(await limits.hitAll('together', all, rule)).toEqual([0, 0, 0, 0, 60, 0])
    expect(await limits.hit('together', ['y'], rule)).toBe(0)
    expect(await limits.hit('together', ['y'], rule)).toBe(60)
  })

  it('let a burst at the same moment through no more than the limit', async () => {
    const waits = await Promise.all(Array.from({ length: 20 }, () => limits.hit('burst', ['x'], rule)))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3)
  })

  it('are kept by the database: a process that starts later holds them too', async () => {
    for (let count = 0; count < 4; count++) await limits.hit('kept', ['x'], rule)
    for (let count = 0; count < 11; count++) await limits.guess('kept-sign-in', ['x@b.es'])
    const later = rateLimits(database, 1, () => time)
    expect(await later.hit('kept', ['x'], rule)).toBeGreaterThan(0)
    expect(await later.guess('kept-sign-in', ['x@b.es'])).toBeGreaterThan(0)
    expect(await later.hit('kept', ['y'], rule)).toBe(0)
  })

  it('are multiplied by the scale', async () => {
    const wide = rateLimits(database, 10, () => time)
    for (let count = 0; count < 30; count++) expect(await wide.hit('wide', ['x'], rule)).toBe(0)
    expect(await wide.hit('wide', ['x'], rule)).toBeGreaterThan(0)
  })

  it('give ten guesses, then pauses that double', async () => {
    const guess = () => limits.guess('sign-in', ['a@b.es', '1.2.3.4'])
    for (let count = 0; count < 10; count++) expect(await guess()).toBe(0)
    expect(await guess()).toBe(30)
    expect(await guess()).toBe(30)
    expect(await limits.guess('sign-in', ['a@b.es', '5.6.7.8'])).toBe(0)
    expect(await limits.guess('sign-in', ['c@d.es', '1.2.3.4'])).toBe(0)
    time += 30_000
    expect(await guess()).toBe(0)
    expect(await guess()).toBe(60)
    time += 60_000
    expect(await guess()).toBe(0)
    expect(await guess()).toBe(120)
  })

  it('forget the guesses after the right one', async () => {
    for (let count = 0; count < 9; count++) await limits.guess('sign-in', ['ok'])
    await limits.forget('sign-in', ['ok'])
    for (let count = 0; count < 10; count++) expect(await limits.guess('sign-in', ['ok'])).toBe(0)
    expect(await limits.guess('sign-in', ['ok'])).toBeGreaterThan(0)
  })

  it('let no more than ten of a burst of guesses through', async () => {
    const waits = await Promise.all(Array.from({ length: 25 }, () => limits.guess('sign-in', ['burst'])))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10)
  })

  it('keep no address and no e-mail', async () => {
    await limits.guess('sign-in', ['secreto@ejemplo.es', '203.0.113.9'])
    const rows = await database.query().selectFrom('rateLimit').select('key').execute()
    expect(JSON.stringify(rows)).not.toMatch(/secreto|203\.0\.113/)
  })
})
