import { batchRowSchema } from '@aurelio/contracts/page-batches'
import type { BatchProblem } from '@aurelio/contracts/batch-problems'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import type { PageBatchRow } from '../../platform/database/tables/page-batches.ts'
import type { Emit } from '../../platform/events/events.ts'
import { defineJob, type JobKind, type Jobs } from '../../platform/jobs/jobs.ts'
import { publishItem } from './publish-item.ts'
import type { PageBatchStore } from './store.ts'
import { openTarget, type TargetParts } from './targets/open-target.ts'
import { PageRefused } from './targets/target.ts'
import { WordpressAway } from './targets/wordpress/answer.ts'

const atOnce = 50
const dayMs = 24 * 60 * 60 * 1000
/** How often screens hear how far it is. */
const tellMs = 1000
/** With twice as long between them each time: a WordPress may be away for a quarter of an hour. */
const attempts = 11
/** How long a WordPress that is too busy is left alone, where it does not say. */
const breathMs = 30_000
/** `run`: of the work that a person began, which ends where another one was begun since. */
const inputSchema = z.object({ id: z.string(), run: z.string() })
type Queued = z.infer<typeof inputSchema>
type RunningBatch = PageBatchRow & Queued

export type CountMade = (
  batch: Pick<PageBatchRow, 'workspaceId' | 'createdBy'>,
  made: { uses: number; files: number },
) => Promise<void>
type Parts = TargetParts & {
  database: Database
  jobs: Jobs
  emit: Emit
  store: PageBatchStore
  /** Hears, within the transaction, that a batch has published what it could, or stopped. */
  ended: (batchId: string) => Promise<void>
  /** Counts, within the transaction, what was made for the figures of the team. */
  countMade: CountMade
}

/** The work behind a batch, page by page. Both kinds go on where they were, however they ended. */
export function pageBatchJobs({ database, jobs, emit, store, ended, countMade, ...parts }: Parts) {
  const run: JobKind<Queued> = defineJob({
    kind: 'page-batch',
    input: inputSchema,
    maxAttempts: attempts,
    run: async ({ id, run: own }, { signal, isLast }) => {
      const batch = await store.known(id)
      if (batch?.state === 'running' && batch.run === own)
        await orStop(batch, isLast, signal, () => publishAll({ ...batch, run: own }, signal))
    },
  })

  const undo = defineJob({
    kind: 'page-batch-undo',
    input: inputSchema,
    maxAttempts: attempts,
    run: async ({ id, run: own }, { signal, isLast }) => {
      const batch = await store.known(id)
      if (batch?.state === 'undoing' && batch.run === own)
        await orStop(batch, isLast, signal, () => takeBackAll(batch, signal))
    },
  })

  async function publishAll(batch: RunningBatch, signal: AbortSignal) {
    const { id } = batch
    const target = await openTarget(parts, batch, signal)
    const tell = emitter(batch)
    await store.wait(id, null)
    for (let done = batch.done; ;) {
      const items = await store.left(id, atOnce)
      for (const item of items) {
        signal.throwIfAborted()
        const due = dueAt(batch, done)
        if (due > Date.now()) return later(batch, new Date(due))
        if (!(await isCurrent(batch))) return tell.now()
        const outcome = await orLater(batch, done, () => publishItem(store, target, item))
        if (!outcome) return
        await database.inTransaction(async () => {
          const isNew = await store.settle(item, outcome)
          if (isNew && (outcome.state === 'made' || outcome.state === 'changed'))
            await countMade(batch, { uses: 0, files: 1 })
        })
        done += 1
        await tell.soon()
      }
      if (items.length === 0) break
    }
    await database.inTransaction(async () => {
      if (await store.move(id, ['running'], 'done')) {
        await ended(id)
        await countMade(batch, { uses: 1, files: 0 })
      }
      await emit(moved(batch.workspaceId))
    })
  }

  /** What work gives; undefined where a WordPress is away after some of its pages were published: it goes on later. */
  async function orLater<T>(
    batch: RunningBatch,
    done: number,
    work: () => Promise<T>,
  ): Promise<T | undefined> {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof WordpressAway) || done === batch.done) throw error
      await later(batch, new Date(Date.now() + (error.waitMs || breathMs)))
      return undefined
    }
  }

  async function isCurrent({ id, run: own }: PageBatchRow) {
    const now = await store.known(id)
    return now?.state === 'running' && now.run === own
  }

  /** Sleeps until the next page is due. */
  async function later({ id, workspaceId, run: own }: RunningBatch, runAt: Date) {
    await database.inTransaction(async () => {
      await store.wait(id, runAt.toISOString())
      await jobs.enqueue(run, { id, run: own }, { runAt })
      await emit(moved(workspaceId))
    })
  }

  async function takeBackAll(batch: PageBatchRow, signal: AbortSignal) {
    const { id } = batch
    const target = await openTarget(parts, batch, signal)
    const tell = emitter(batch)
    for (;;) {
      const items = await store.standing(id, atOnce)
      for (const item of items) {
        signal.throwIfAborted()
        const { thingId, before } = item
        if (thingId === null) continue
        if (before === null) await target.remove(thingId, batchRowSchema.parse(JSON.parse(item.content)))
        else await target.restore(thingId, before)
        await store.note(item, { state: 'undone' })
        await tell.soon()
      }
      if (items.length === 0) break
    }
    await store.move(id, ['undoing'], 'undone', { secret: null })
    await tell.now()
  }

  /** Ends a batch that can go nowhere; what else is thrown is tried again by the queue, as long as it does. */
  async function orStop(
    { id, workspaceId }: PageBatchRow,
    isLast: boolean,
    signal: AbortSignal,
    work: () => Promise<void>,
  ) {
    try {
      await work()
    } catch (error) {
      if (error instanceof PageRefused) return await stop(id, workspaceId, error.problem)
      if (isLast && !signal.aborted)
        await stop(id, workspaceId, error instanceof WordpressAway ? 'unreachable' : 'broken')
      throw error
    }
  }

  async function stop(id: string, workspaceId: string, problem: BatchProblem) {
    await database.inTransaction(async () => {
      if (await store.move(id, ['running', 'undoing'], 'failed', { problem })) await ended(id)
      await emit(moved(workspaceId))
    })
  }

  /** Tells screens how far it is: now and then, and at its end. */
  function emitter({ workspaceId }: PageBatchRow) {
    let last = Date.now()
    const now = async () => {
      last = Date.now()
      await database.inTransaction(() => emit(moved(workspaceId)))
    }
    return { now, soon: async () => (Date.now() - last < tellMs ? undefined : now()) }
  }

  return { run, undo }
}
export type PageBatchJobs = ReturnType<typeof pageBatchJobs>

/** When the page after so many others may go out; in the past for one without a plan. */
function dueAt({ startAt, perDay }: PageBatchRow, done: number): number {
  const start = startAt === null ? 0 : Date.parse(startAt)
  return perDay === null ? start : start + Math.floor(done / perDay) * dayMs
}

function moved(workspaceId: string) {
  const at = new Date().toISOString()
  return { kind: 'page.batch-moved', workspaceId, actorId: null, origin: null, at } as const
}
