import { sql } from 'kysely'
import { Client } from 'pg'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { emptyDatabase, readyDatabase } from '../../testing/engines.ts'
import { atEnd } from '../../testing/at-end.ts'
import { type Database, openDatabase } from './database.ts'
import { outageOf } from './errors.ts'
import { migrate } from './migrate.ts'

const coded = (code: string) => Object.assign(new Error('x'), { code })

describe.skipIf(inject('postgresUrl') === null)('PostgreSQL that goes away', () => {
  let database: Database
  let administrator: Client
  let name: string
  const told: Error[] = []
  beforeAll(async () => {
    const settings = await emptyDatabase('postgres')
    if (settings.engine !== 'postgres') throw new Error('This is about PostgreSQL')
    database = openDatabase(settings, (error) => void told.push(error))
    atEnd(database.close)
    await migrate(database)
    name = new URL(settings.url).pathname.slice(1)
    administrator = new Client({ connectionString: inject('postgresUrl') ?? '' })
    await administrator.connect()
    atEnd(() => administrator.end())
  })

  const insert = (key: string) =>
    database
      .query()
      .insertInto('rateLimit')
      .values({ key, count: 1, resetAt: '2030-01-01T00:00:00.000Z', blockedUntil: null })
      .execute()

  it('fails what is under way as an outage, loses nothing it acknowledged, and is written to again at once', async () => {
    const acknowledged: string[] = []
    const outages = new Set<unknown>()
    const over = new AbortController()
    async function write(writer: number) {
      for (let number = 0; !over.signal.aborted; number++) {
        const key = `${writer}-${number}`
        try {
          await database.inTransaction(async () => {
            await insert(key)
            await sql`select pg_sleep(0.01)`.execute(database.query())
          })
          acknowledged.push(key)
        } catch (error) {
          outages.add(outageOf(error) ?? error)
        }
      }
    }
    const writers = Array.from({ length: 20 }, (_, writer) => write(writer))
    const moreAcknowledged = () => {
      const before = acknowledged.length
      return expect
        .poll(() => acknowledged.length, { timeout: 5000, interval: 5 })
        .toBeGreaterThan(before + 20)
    }
    for (let cut = 0; cut < 5; cut++) {
      await moreAcknowledged()
      await administrator.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
        [name],
      )
    }
    await moreAcknowledged()
    over.abort()
    await Promise.all(writers)
    expect([...outages]).toEqual(['unavailable'])
    expect(told.length).toBeGreaterThan(0)
    await insert('after')
    const rows = await database.query().selectFrom('rateLimit').select('key').execute()
    const stored = new Set(rows.map(({ key }) => key))
    expect(acknowledged.length).toBeGreaterThan(20)
    expect(acknowledged.filter((key) => !stored.has(key))).toEqual([])
  })

  it('gives up one of two transactions that wait for each other, which then runs again', async () => {
    const other = await readyDatabase('postgres')
    let runs = 0
    const bothHold = Promise.withResolvers<void>()
    let holding = 0
    for (const key of ['one', 'two'])
      await other
        .query()
        .insertInto('rateLimit')
        .values({ key, count: 0, resetAt: '2030-01-01T00:00:00.000Z', blockedUntil: null })
        .execute()
    const add = (...keys: string[]) =>
      other.inTransaction(async () => {
        runs += 1
        for (const key of keys) {
          await other
            .query()
            .updateTable('rateLimit')
            .set((eb) => ({ count: eb('count', '+', 1) }))
            .where('key', '=', key)
            .execute()
          holding += 1
          if (holding === 2) bothHold.resolve()
          await bothHold.promise
        }
      })
    await Promise.all([add('one', 'two'), add('two', 'one')])
    expect(runs).toBeGreaterThan(2)
    const rows = await other.query().selectFrom('rateLimit').select(['key', 'count']).orderBy('key').execute()
    expect(rows).toEqual([
      { key: 'one', count: 2 },
      { key: 'two', count: 2 },
    ])
  })
})

it('a disk that is full within a transaction is told as such, and the next one that fits is written', async () => {
  const database = await readyDatabase('sqlite')
  const insert = (key: string) =>
    database.inTransaction(() =>
      database
        .query()
        .insertInto('rateLimit')
        .values({ key, count: 0, resetAt: '2030-01-01T00:00:00.000Z', blockedUntil: null })
        .execute(),
    )
  const room = async (pages: number) => {
    await sql`pragma max_page_count = ${sql.lit(pages)}`.execute(database.query())
  }
  // The engine takes the least that it can, which is what it has.
  await room(1)
  const fault = await insert('x'.repeat(1_000_000)).catch((error: unknown) => error)
  expect(outageOf(fault)).toBe('full')
  await room(100_000)
  await insert('x'.repeat(1_000_000))
})

it('an outage is told by its code or its cause, and nothing else is one', () => {
  for (const code of ['57P01', '57P03', '08006', '53300', 'ECONNREFUSED', 'ECONNRESET'])
    expect(outageOf(coded(code))).toBe('unavailable')
  for (const code of ['53100', 'ENOSPC']) expect(outageOf(coded(code))).toBe('full')
  expect(outageOf(Object.assign(new Error('database or disk is full'), { errcode: 13 }))).toBe('full')
  expect(outageOf(new Error('Outer', { cause: coded('ENOSPC') }))).toBe('full')
  expect(outageOf(new AggregateError([coded('ECONNREFUSED')]))).toBe('unavailable')
  for (const error of [coded('23505'), coded('22021'), new Error('x'), 'ECONNREFUSED', null])
    expect(outageOf(error)).toBeNull()
})
