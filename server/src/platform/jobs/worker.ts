import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import type { Log } from '../log/log.ts'
import { jobStore, jobUpkeepStore } from './job-store.ts'
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
  log: Log
  timing?: Timing
}

export type Worker = {
  wake: () => void
  /** Claims nothing more, asks running jobs to stop and gives them back to the queue. */
  stop: () => Promise<void>
}

/** Names this process in the rows it holds. */
const worker = randomUUID()

/** Works through the queue, at most `concurrency` jobs at once. */
export function startWorker({
  database,
  jobs,
  kinds,
  concurrency,
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

  async function claimAll() {
    while (!stopping.signal.aborted && running.size < concurrency) {
      const now = Date.now()
      const claimed = await store.claim(known, worker, iso(now), iso(now + timing.leaseMs))
      const job = claimed && byKind.get(claimed.kind)
      if (!claimed || !job) return
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
          wake()
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
  const wake = () => look()

  jobs.onQueued(wake)
  const timer = setInterval(wake, timing.pollMs)
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
