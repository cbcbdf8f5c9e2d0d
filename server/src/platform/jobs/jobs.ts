import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../database/database.ts'
import type { JobRow } from '../database/tables/jobs.ts'
import { jobsInTurn, jobStore, jobUpkeepStore, type NewJob } from './job-store.ts'

/** What a job's function gets beside its input. */
export type JobTools = {
  /** Aborted when the job is cancelled, its lease is lost, or the process stops. */
  signal: AbortSignal
  /** How far it is, 0 to 100; written with the next renewal of the lease. */
  progress: (percent: number) => void
  /** True where the queue does not try again after this: what fails now has failed. */
  isLast: boolean
}

/**
 * One kind of work. `run` may be run again after a crash, so it must be able to start over.
 * @template Input what is queued of it
 */
export type JobKind<Input = unknown> = {
  kind: string
  maxAttempts: number
  /** The shape of what is queued: what is read from the table is checked before it is run. */
  input: z.ZodType<unknown, Input>
  /** Run by itself this often. */
  everySeconds?: number
  run: (input: unknown, tools: JobTools) => Promise<unknown>
}

/** Ties a kind to the shape of its input. */
export function defineJob<Given, Queued>(definition: {
  kind: string
  input: z.ZodType<Given, Queued>
  maxAttempts?: number
  everySeconds?: number
  run: (input: Given, tools: JobTools) => Promise<unknown>
}): JobKind<Queued> {
  const { kind, input, maxAttempts = 5, everySeconds, run } = definition
  return {
    kind,
    maxAttempts,
    input,
    ...(everySeconds && { everySeconds }),
    run: (raw, tools) => run(input.parse(raw), tools),
  }
}

export type Enqueue = <Input>(
  job: JobKind<Input>,
  input: NoInfer<Input>,
  options?: {
    runAt?: Date
    uniqueKey?: string
    /** Ids of those whose data the input holds: when they are forgotten, so is the job (`forget`). */
    about?: readonly string[]
    /** Whose work it is, for kinds whose workers share fairly, and whether it is soon done. */
    turn?: { share: string; short: boolean }
  },
) => Promise<string | null>

export type Jobs = {
  /**
   * Queues work, within the open transaction where there is one: both happen or neither. Returns its id, or null when
   * a job with this `uniqueKey` waits or runs already.
   */
  enqueue: Enqueue
  cancel: (id: string) => Promise<boolean>
  /** Removes what waits or has ended and speaks of one of these; how many jobs that were. */
  forget: (ids: readonly string[]) => Promise<number>
  find: (id: string) => Promise<JobRow | undefined>
  /** How many jobs of its kind begin before each that is due, by their ids. */
  places: (job: JobKind) => Promise<ReadonlyMap<string, number>>
  /** Calls `wake` with its kind whenever work was queued in this process. */
  onQueued: (wake: (kind: string) => void) => void
  /** Calls `abort` when the job with this id is cancelled in this process. */
  onCancel: (id: string, abort: () => void) => () => void
}

/** Channel on which PostgreSQL tells other processes that work waits. */
export const jobChannel = 'aurelio_job'

/** Begins every message of this process, which hears its own too. */
const own = randomUUID()

/** What is queued within this time is told of once. */
const gatherMs = 10

/** The kinds of work that another process tells of; none where this one says it, whose workers know already. */
export function queuedElsewhere(message: string): readonly string[] {
  const [from, ...kinds] = message.split(' ')
  return from === own ? [] : kinds
}

/** Tells other processes that work waits. Whoever misses it finds the work when they next look. */
function telling(database: Database) {
  const kinds = new Set<string>()

  function tell() {
    const message = [own, ...kinds].join(' ')
    kinds.clear()
    sql`select pg_notify(${jobChannel}, ${message})`.execute(database.kysely).catch(() => {})
  }

  return (kind: string) => {
    if (kinds.size === 0) setTimeout(tell, gatherMs)
    kinds.add(kind)
  }
}

/** The queue of both engines: one table, written in the same transaction as what the work belongs to. */
export function openJobs(database: Database): Jobs {
  const store = jobStore(database)
  const upkeep = jobUpkeepStore(database)
  const wakers = new Set<(kind: string) => void>()
  const aborts = new Map<string, () => void>()
  const tell = database.engine === 'postgres' ? telling(database) : null
  return {
    async enqueue({ kind, maxAttempts }, input, { runAt = new Date(), uniqueKey, about = [], turn } = {}) {
      const id = randomUUID()
      const createdAt = new Date().toISOString()
      const job: NewJob = {
        id,
        kind,
        maxAttempts,
        createdAt,
        runAt: runAt.toISOString(),
        uniqueKey: uniqueKey ?? null,
        share: turn?.share ?? null,
        short: turn?.short === true ? 1 : 0,
        input: JSON.stringify(input ?? null),
      }
      if (!(await store.insert(job, about))) return null
      database.afterCommit(() => {
        wakers.forEach((wake) => wake(kind))
        tell?.(kind)
      })
      return id
    },
    async cancel(id) {
      const cancelled = await upkeep.cancel(id, new Date().toISOString())
      if (cancelled) database.afterCommit(() => aborts.get(id)?.())
      return cancelled
    },
    forget: async (ids) => (ids.length === 0 ? 0 : store.forget(ids)),
    find: (id) => store.find(id),
    async places({ kind }) {
      const due = await jobsInTurn(database, [kind], new Date().toISOString())
      return new Map(due.map(({ id }, place) => [id, place]))
    },
    onQueued: (wake) => void wakers.add(wake),
    onCancel(id, abort) {
      aborts.set(id, abort)
      return () => aborts.delete(id)
    },
  }
}
