import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import type { Log } from '../log/log.ts'
import { type Claimed, jobsInTurn, jobStore, jobUpkeepStore } from './job-store.ts'
import type { JobKind, Jobs } from './jobs.ts'
import { runJob } from './run-job.ts'

export type Timing = {
  /** A worker that has not been heard of for so long is taken for dead. */
  leaseMs: number
  /** How often to look without having been woken: for delayed work, schedules and other processes. */
  pollMs: number
}
const usualTiming: Timing = { leaseMs: 30_000, pollMs: 1000 }

type Parts = {
  database: Database
  jobs: Jobs
  kinds: readonly JobKind[]
  concurrency: number
  /** Whoever waits takes turns, and the last free place is kept for short work. */
  fair?: boolean
  log: Log
  timing?: Timing
}

export type Worker = {
  /** Looks for work, where one of these kinds is its own; without them in any case. */
  wake: (queued?: readonly string[]) => void
  /** Claims nothing more, asks running jobs to stop and gives them back to the queue. */
  stop: () => Promise<void>
}

/** Names this process in the rows it holds. */
const worker = randomUUID()

/** Works through the queue, at most `concurrency` jobs at once; the oldest first, or in `fair` turns. */
export function startWorker({
  database,
  jobs,
  kinds,
  concurrency,
  fair = false,
  log,
  timing = usualTiming,
}: Parts): Worker {
  const store = jobStore(database)
  const upkeep = jobUpkeepStore(database)
  const byKind = new Map(kinds.map((kind) => [kind.kind, kind]))
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  let looking: Promise<void> | undefined
  let again = false
  let long = 0

  const known = [...byKind.keys()]

  /** Reads before it writes: a worker that has nothing to do leaves SQLite's only writer to others. */
  async function lookOnce() {
    const now = Date.now()
    const due = await upkeep.due(known, iso(now))
    if (due.expired) await upkeep.returnExpired(iso(now))
    const planned = due.planned ? await upkeep.dueSchedules(known, iso(now)) : []
    for (const { kind } of planned) await enqueuePlanned(kind, now)
    if (due.waiting || due.expired || planned.length > 0) await claimAll()
  }

  /** Queues a job whose time has come, once among all processes. */
  async function enqueuePlanned(kind: string, now: number) {
    const job = byKind.get(kind)
    const { everySeconds } = job ?? {}
    if (!job || everySeconds === undefined) return
    await database.inTransaction(async () => {
      if (await upkeep.takeTurn(kind, iso(now), iso(now + everySeconds * 1000)))
        await jobs.enqueue(job, null, { uniqueKey: `schedule:${kind}` })
    })
  }

  async function claim(now: string, leaseUntil: string): Promise<Claimed | undefined> {
    if (!fair) return store.claim(known, worker, now, leaseUntil)
    const onlyShort = concurrency > 1 && long >= concurrency - 1
    for (const { id, short } of await jobsInTurn(database, known, now)) {
      if (onlyShort && short === 0) continue
      const claimed = await store.claimOne(id, worker, now, leaseUntil)
      if (claimed) return claimed
    }
    return undefined
  }

  let lastClaim = 0

  async function claimAll() {
    while (!stopping.signal.aborted && running.size < concurrency) {
      // Never twice the same: whose turn it is follows from who was served last, and a millisecond takes several jobs.
      const now = Math.max(Date.now(), lastClaim + 1)
      lastClaim = now
      const claimed = await claim(iso(now), iso(now + timing.leaseMs))
      const job = claimed && byKind.get(claimed.kind)
      if (!claimed || !job) return
      if (claimed.short === 0) long += 1
      const done = runJob({
        store,
        jobs,
        job,
        claimed,
        worker,
        leaseMs: timing.leaseMs,
        stop: stopping.signal,
        log,
      })
        .catch((error: unknown) => log.error({ error, job: claimed.id }, 'A job could not be ended'))
        .finally(() => {
          running.delete(done)
          if (claimed.short === 0) long -= 1
          look()
        })
      running.add(done)
    }
  }

  function look(begin: () => Promise<void> = lookOnce) {
    if (stopping.signal.aborted) return
    if (looking) {
      again = true
      return
    }
    looking = begin()
      .catch((error: unknown) => log.error({ error }, 'The queue could not be read'))
      .finally(() => {
        looking = undefined
        if (!again) return
        again = false
        look()
      })
  }
  const wake: Worker['wake'] = (queued) => {
    if (!queued || queued.some((kind) => byKind.has(kind))) look()
  }

  jobs.onQueued((kind) => wake([kind]))
  const timer = setInterval(() => look(), timing.pollMs)
  look(async () => {
    for (const { kind, everySeconds } of kinds)
      if (everySeconds !== undefined) await upkeep.plan(kind, iso(Date.now()))
    await lookOnce()
  })
  return {
    wake,
    async stop() {
      stopping.abort()
      clearInterval(timer)
      await looking
      await Promise.all(running)
    },
  }
}

function iso(time: number) {
  return new Date(time).toISOString()
}
