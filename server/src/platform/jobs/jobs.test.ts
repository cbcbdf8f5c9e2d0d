import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { sql, type KyselyPlugin } from 'kysely'
import { z } from 'zod'
import { onBothEngines, readyDatabase } from '../../testing/engines.ts'
import { appendToChain, verifyChain } from '../audit/chain.ts'
import type { Database } from '../database/database.ts'
import { createLog } from '../log/log.ts'
import { housekeeping } from '../housekeeping.ts'
import { analyzeTable, statistics } from './statistics.ts'
import { jobStore, jobUpkeepStore } from './job-store.ts'
import { defineJob, type JobKind, type Jobs, openJobs } from './jobs.ts'
import { startWorker, type Worker } from './worker.ts'

const log = createLog('silent')

const day = (back: number) => new Date(Date.now() - back * 24 * 60 * 60_000).toISOString()

onBothEngines('the queue', (engine) => {
  let database: Database
  let jobs: Jobs
  let workers: Worker[] = []
  beforeAll(async () => {
    database = await readyDatabase(engine)
  })
  beforeEach(async () => {
    await database.query().deleteFrom('job').execute()
    await database.query().deleteFrom('jobSchedule').execute()
    jobs = openJobs(database)
  })
  afterEach(async () => {
    for (const worker of workers.splice(0)) await worker.stop()
    workers = []
  })

  type Ways = { leaseMs?: number; pollMs?: number; concurrency?: number; fair?: boolean }
  function work(kinds: JobKind[], ways: Ways = {}) {
    const { leaseMs = 30_000, pollMs = 20_000, concurrency = 2, fair = false } = ways
    const timing = { leaseMs, pollMs }
    const worker = startWorker({ database, jobs, kinds, concurrency, fair, log, timing })
    workers.push(worker)
    return worker
  }
  const stateOf = async (id: string | null) => (await jobs.find(id ?? ''))?.state
  const becomes = (id: string | null, state: string) =>
    expect.poll(() => stateOf(id), { timeout: 5000, interval: 20 }).toBe(state)

  it('does what is queued in the same process at once, without waiting for a poll', async () => {
    const double = defineJob({ kind: 'double', input: z.number(), run: async (value) => value * 2 })
    work([double])
    await sleep(50)
    const id = await jobs.enqueue(double, 21)
    await becomes(id, 'done')
    expect(await jobs.find(id ?? '')).toMatchObject({
      output: '42',
      progress: 100,
      leaseUntil: null,
      attempt: 1,
    })
  })

  it('queues nothing when the transaction it belongs to fails', async () => {
    const kind = defineJob({ kind: 'never', input: z.null(), run: async () => {} })
    const attempt = database.inTransaction(async () => {
      await jobs.enqueue(kind, null)
      throw new Error('no')
    })
    await expect(attempt).rejects.toThrow('no')
    expect(await database.query().selectFrom('job').selectAll().execute()).toEqual([])
  })

  it('keeps one job of a unique key until it has ended', async () => {
    const kind = defineJob({ kind: 'once', input: z.null(), run: async () => {} })
    const id = await jobs.enqueue(kind, null, { uniqueKey: 'k' })
    expect(await jobs.enqueue(kind, null, { uniqueKey: 'k' })).toBeNull()
    work([kind])
    await becomes(id, 'done')
    expect(await jobs.enqueue(kind, null, { uniqueKey: 'k' })).not.toBeNull()
  })

  it('tries again after a failure, later each time, and gives up in the end', async () => {
    const lasts: boolean[] = []
    const kind = defineJob({
      kind: 'broken',
      input: z.null(),
      maxAttempts: 2,
      run: (_, { isLast }) => {
        lasts.push(isLast)
        return Promise.reject(new Error('sin suerte'))
      },
    })
    const id = await jobs.enqueue(kind, null)
    const worker = work([kind], { leaseMs: 30_000, pollMs: 50 })
    await expect.poll(async () => (await jobs.find(id ?? ''))?.error, { timeout: 5000 }).toBe('sin suerte')
    const waiting = await jobs.find(id ?? '')
    expect(waiting).toMatchObject({ state: 'queued', attempt: 1 })
    expect(Date.parse(waiting?.runAt ?? '')).toBeGreaterThan(Date.now())
    worker.wake()
    await becomes(id, 'failed')
    expect(await jobs.find(id ?? '')).toMatchObject({ attempt: 2, error: 'sin suerte' })
    expect(lasts).toEqual([false, true])
  })

  it('lets three people with thirty jobs take turns, in the places it tells', async () => {
    const begun: string[] = []
    const kind = defineJob({
      kind: 'turns',
      input: z.string(),
      run: async (share) => begun.push(share),
    })
    const people = ['ana', 'luis', 'eva']
    for (const share of people)
      for (let job = 0; job < 10; job += 1) await jobs.enqueue(kind, share, { turn: { share, short: false } })
    const last = await jobs.enqueue(kind, 'zoe', { turn: { share: 'zoe', short: false } })
    expect((await jobs.places(kind)).get(last ?? '')).toBe(3)
    work([kind], { concurrency: 1, fair: true })
    await expect.poll(() => begun.length, { timeout: 15_000 }).toBe(31)
    expect(begun.slice(0, 4)).toEqual([...people, 'zoe'])
    for (let turn = 4; turn < 31; turn += 3)
      expect(begun.slice(turn, turn + 3).toSorted()).toEqual(people.toSorted())
  })

  it('keeps its last free place for short work', async () => {
    const begun: string[] = []
    const kind = defineJob({
      kind: 'places',
      input: z.string(),
      run: async (name, { signal }) => {
        begun.push(name)
        if (name.startsWith('long')) await sleep(60_000, null, { signal })
      },
    })
    work([kind], { concurrency: 3, fair: true })
    for (const name of ['long 1', 'long 2', 'long 3', 'short 1', 'short 2'])
      await jobs.enqueue(kind, name, { turn: { share: name, short: name.startsWith('short') } })
    const long = () => begun.filter((name) => name.startsWith('long')).length
    await expect
      .poll(() => ({ long: long(), all: begun.length }), { timeout: 15_000 })
      .toEqual({ long: 2, all: 4 })
  })

  it('refuses input that does not fit the kind', async () => {
    const kind: JobKind = defineJob({ kind: 'typed', input: z.number(), maxAttempts: 1, run: async () => {} })
    const id = await jobs.enqueue(kind, 'text')
    work([kind])
    await becomes(id, 'failed')
    expect(await jobs.find(id ?? '')).toMatchObject({ output: null })
  })

  it('cancels a waiting job at once and stops a running one', async () => {
    const kind = defineJob({
      kind: 'long',
      input: z.null(),
      run: (_, { signal }) => sleep(60_000, null, { signal }),
    })
    const waiting = await jobs.enqueue(kind, null, { runAt: new Date(Date.now() + 60_000) })
    expect(await jobs.cancel(waiting ?? '')).toBe(true)
    expect(await stateOf(waiting)).toBe('cancelled')
    const running = await jobs.enqueue(kind, null)
    work([kind])
    await becomes(running, 'running')
    expect(await jobs.cancel(running ?? '')).toBe(true)
    await becomes(running, 'cancelled')
    expect(await jobs.cancel(running ?? '')).toBe(false)
  })

  it('hears of a cancellation and writes progress with the renewal of the lease, from whatever process', async () => {
    const kind = defineJob({
      kind: 'progress',
      input: z.null(),
      run: (_, { signal, progress }) => {
        progress(41.6)
        return sleep(60_000, null, { signal })
      },
    })
    const id = await jobs.enqueue(kind, null)
    work([kind], { leaseMs: 300 })
    await expect.poll(async () => (await jobs.find(id ?? ''))?.progress, { timeout: 5000 }).toBe(42)
    await jobUpkeepStore(database).cancel(id ?? '', new Date().toISOString())
    await becomes(id, 'cancelled')
  })

  it('gives running work back when the process stops, without counting the attempt', async () => {
    const kind = defineJob({
      kind: 'stopped',
      input: z.null(),
      run: (_, { signal }) => sleep(60_000, null, { signal }),
    })
    const id = await jobs.enqueue(kind, null)
    const worker = work([kind])
    await becomes(id, 'running')
    await worker.stop()
    expect(await jobs.find(id ?? '')).toMatchObject({ state: 'queued', attempt: 0, worker: null })
  })

  it('takes the work of a dead worker back, and lets that one change nothing any more', async () => {
    const kind = defineJob({ kind: 'dead', input: z.null(), run: async () => 'second' })
    const id = await jobs.enqueue(kind, null)
    const store = jobStore(database)
    const past = new Date(Date.now() - 1000).toISOString()
    const claimed = await store.claim(['dead'], 'ghost', new Date().toISOString(), past)
    expect(claimed?.id).toBe(id)
    work([kind])
    await becomes(id, 'done')
    await store.end({ id: id ?? '', worker: 'ghost', attempt: 1 }, { state: 'failed', error: 'late' }, past)
    expect(await jobs.find(id ?? '')).toMatchObject({ state: 'done', output: '"second"', attempt: 2 })
    expect(await store.renew({ id: id ?? '', worker: 'ghost', attempt: 1 }, past, 1)).toBeUndefined()
  })

  it('never gives one job to two claimers', async () => {
    const kind = defineJob({ kind: 'claimed', input: z.number(), run: async () => {} })
    for (let job = 0; job < 60; job++) await jobs.enqueue(kind, job)
    const store = jobStore(database)
    const until = new Date(Date.now() + 60_000).toISOString()
    const claimer = async (name: string) => {
      const ids: string[] = []
      for (;;) {
        const claimed = await store.claim(['claimed'], name, new Date().toISOString(), until)
        if (!claimed) return ids
        ids.push(claimed.id)
      }
    }
    const ids = (await Promise.all(['a', 'b', 'c', 'd'].map(claimer))).flat()
    expect(ids).toHaveLength(60)
    expect(new Set(ids).size).toBe(60)
  })

  it('runs what is planned, once for all processes', async () => {
    let runs = 0
    const kind = defineJob({
      kind: 'hourly',
      input: z.null(),
      everySeconds: 3600,
      run: async () => void runs++,
    })
    for (let process = 0; process < 3; process++) work([kind], { leaseMs: 30_000, pollMs: 50 })
    await expect.poll(() => runs, { timeout: 5000 }).toBe(1)
    await sleep(200)
    expect(runs).toBe(1)
  })

  it('only reads while there is nothing to do, once a poll for all kinds', async () => {
    const { watched, statements } = watching(database)
    const planned = ['one', 'two', 'three'].map((kind) =>
      defineJob({ kind: `idle-${kind}`, input: z.null(), everySeconds: 3600, run: async () => {} }),
    )
    const pollMs = 40
    const ended = () =>
      database
        .query()
        .selectFrom('job')
        .select('id')
        .where('kind', 'like', 'idle-%')
        .where('state', '=', 'done')
    const worker = startWorker({
      database: watched,
      jobs: openJobs(watched),
      kinds: planned,
      concurrency: 2,
      log,
      timing: { leaseMs: 30_000, pollMs },
    })
    workers.push(worker)
    await expect.poll(() => ended().execute()).toHaveLength(planned.length)
    await sleep(2 * pollMs)
    statements.length = 0
    const polls = 10
    await sleep(polls * pollMs)
    expect(new Set(statements)).toEqual(new Set(['SelectQueryNode']))
    expect(statements.length).toBeLessThanOrEqual(polls + 1)
  })

  it('sweeps out what has expired and leaves the rest', async () => {
    const soon = new Date(Date.now() + 60_000)
    const past = new Date(Date.now() - 60_000)
    const row = { count: 1, blockedUntil: null }
    await database
      .query()
      .insertInto('rateLimit')
      .values([
        { key: 'old', resetAt: past.toISOString(), ...row },
        { key: 'new', resetAt: soon.toISOString(), ...row },
      ])
      .execute()
    const event = { kind: 'sign-in', userId: null, actorId: null, workspaceId: null, detail: '{}' }
    for (const back of [101, 99, 40])
      await appendToChain(database, { id: `back-${back}`, at: day(back), ...event })
    const kind = housekeeping(database, 100)
    const id = await jobs.enqueue(kind, null)
    work([kind])
    await becomes(id, 'done')
    const keys = await database.query().selectFrom('rateLimit').select('key').execute()
    expect(keys).toEqual([{ key: 'new' }])
    const events = await database.query().selectFrom('auditEvent').select('id').orderBy('id').execute()
    expect(events).toEqual([{ id: 'back-40' }, { id: 'back-99' }])
    expect(await verifyChain(database)).toMatchObject({ isWhole: true, entries: 2 })
  })

  it('tells SQLite how its tables are filled', async () => {
    const kind = statistics(database)
    const id = await jobs.enqueue(kind, null)
    work([kind])
    await becomes(id, 'done')
    if (engine === 'postgres') return
    const { rows } = await sql<{ tbl: string }>`select distinct "tbl" from "sqlite_stat1"`.execute(
      database.query(),
    )
    expect(rows).toContainEqual({ tbl: 'job' })
  })

  it('tells SQLite again, of a table in which other rows are what they were', async () => {
    const kind = defineJob({ kind: 'counted', input: z.null(), run: async () => {} })
    const counted = async () => {
      await analyzeTable(database, 'job')
      if (engine === 'postgres') return null
      const { rows } = await sql<{ stat: string }>`
        select "stat" from "sqlite_stat1" where "tbl" = 'job' limit 1`.execute(database.query())
      return Number(rows[0]?.stat.split(' ')[0])
    }
    for (let made = 0; made < 5; made++) await jobs.enqueue(kind, null)
    expect(await counted()).toBe(engine === 'sqlite' ? 5 : null)
    for (let made = 0; made < 2; made++) await jobs.enqueue(kind, null)
    expect(await counted()).toBe(engine === 'sqlite' ? 7 : null)
  })
})

/** The same database, and the kind of each statement and transaction that goes through it. */
function watching(database: Database) {
  const statements: string[] = []
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      statements.push(node.kind)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const watched: Database = {
    ...database,
    query: () => database.query().withPlugin(plugin),
    inTransaction(work) {
      statements.push('transaction')
      return database.inTransaction(work)
    },
  }
  return { watched, statements }
}
