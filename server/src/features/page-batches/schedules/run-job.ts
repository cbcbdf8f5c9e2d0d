import { randomUUID } from 'node:crypto'
import type { BatchRow } from '@aurelio/contracts/page-batches'
import { pageScheduleSchema, type ScheduleProblem } from '@aurelio/contracts/page-schedules'
import { ORPCError } from '@orpc/server'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { PageScheduleRow } from '../../../platform/database/tables/page-batches.ts'
import { defineJob, type Jobs } from '../../../platform/jobs/jobs.ts'
import type { Quotas } from '../../../platform/quotas.ts'
import type { PageBatchJobs } from '../jobs.ts'
import { newBatch, newItem } from '../new-batch.ts'
import { printOf } from '../publish-item.ts'
import type { PageBatchStore } from '../store.ts'
import { openTarget, placeOf, type TargetParts } from '../targets/open-target.ts'
import { TargetRefused } from '../targets/target.ts'
import { readTarget } from '../view.ts'
import { makePages } from './make-pages.ts'
import { openSource, RunRefused } from './source.ts'
import type { PageScheduleStore } from './store.ts'
import type { ScheduleEmitter } from './emit.ts'
import { readRecipe } from './view.ts'

/** Eight minutes of tries: an address that is away for longer is told. */
const attempts = 10
const rowsAtOnce = 200
const sourceSchema = pageScheduleSchema.shape.table

type Parts = TargetParts & {
  database: Database
  jobs: Jobs
  quotas: Quotas
  store: PageScheduleStore
  batches: PageBatchStore
  emitter: ScheduleEmitter
  work: PageBatchJobs
}

/** One run: makes the pages anew, and has those published that are new or say something else. It can begin again at any point. */
export function scheduleRunJob({ database, jobs, quotas, store, batches, emitter, work, ...parts }: Parts) {
  return defineJob({
    kind: 'page-schedule-run',
    input: z.object({ id: z.string() }),
    maxAttempts: attempts,
    run: async ({ id }, { signal, isLast }) => {
      const run = await store.run(id)
      const schedule = run?.state === 'making' ? await store.whole(run.scheduleId) : undefined
      if (!schedule) return
      try {
        await bring(schedule, id, signal)
      } catch (error) {
        signal.throwIfAborted()
        const told = refusalOf(error)
        if (told && (isLast || !told.mayPass)) return giveUp(schedule, id, told.problem, told.detail)
        if (isLast) await giveUp(schedule, id, 'broken')
        throw error
      }
    },
  })

  async function giveUp(schedule: PageScheduleRow, id: string, problem: ScheduleProblem, detail = '') {
    await database.inTransaction(async () => {
      await batches.forgetFilling(id)
      await emitter.fail(schedule, id, problem, detail)
    })
  }

  async function bring(schedule: PageScheduleRow, runId: string, signal: AbortSignal) {
    const { policy } = parts
    const table = { from: sourceSchema.parse(JSON.parse(schedule.tableFrom)), text: schedule.tableText }
    const places = { from: sourceSchema.parse(JSON.parse(schedule.placesFrom)), text: schedule.placesText }
    const target = readTarget(schedule.target)
    const { rows, skipped } = await makePages({
      recipe: readRecipe(schedule.recipe),
      table: await openSource(policy, 'table', table, signal),
      places: await openSource(policy, 'places', places, signal),
      kind: target.kind === 'site' ? target.kind : target.type,
      signal,
    })
    const changed = await changedOf(schedule, rows, signal)
    const outcome = { same: rows.length - changed.length, skipped }
    if (changed.length > 0) await publish(schedule, runId, changed, outcome, signal)
    else
      await database.inTransaction(async () => {
        await store.settleRun(runId, { ...outcome, state: 'nothing' })
        await emitter.changed(schedule)
      })
  }

  /** Those that stand there not at all, or otherwise: what is the same costs nobody a call. */
  async function changedOf(schedule: PageScheduleRow, rows: readonly BatchRow[], signal: AbortSignal) {
    const { shape } = await openTarget(parts, schedule, signal)
    const prints = await batches.prints(
      placeOf(schedule.workspaceId, readTarget(schedule.target)),
      rows.map(({ slug }) => slug),
    )
    return rows.filter((row) => prints.get(row.slug) !== printOf(shape, JSON.stringify(row)))
  }

  async function publish(
    schedule: PageScheduleRow,
    id: string,
    rows: readonly BatchRow[],
    outcome: { same: number; skipped: number },
    signal: AbortSignal,
  ) {
    const { workspaceId, createdBy, name, target, secret } = schedule
    const batch = newBatch({ id, workspaceId, createdBy, name, target: readTarget(target), secret })
    await database.inTransaction(async () => {
      await batches.forgetFilling(id)
      await batches.insert(batch)
    })
    for (let from = 0; from < rows.length; from += rowsAtOnce) {
      signal.throwIfAborted()
      const some = rows.slice(from, from + rowsAtOnce)
      await database.inTransaction(async () => {
        await batches.grow(id, from, some.length)
        await batches.insertItems(
          some.map((row, at) => ({ ...newItem(row), batchId: id, place: batch.place, position: from + at })),
        )
      })
    }
    await quotas.spend('jobs', workspaceId)
    await database.inTransaction(async () => {
      const run = randomUUID()
      // Somebody removed the schedule, or the next run has overtaken this one.
      if (!(await store.settleRun(id, { ...outcome, state: 'published', batchId: id }))) {
        await batches.forgetFilling(id)
        return
      }
      await batches.move(id, ['filling'], 'running', { run, startAt: new Date().toISOString() })
      await jobs.enqueue(work.run, { id, run })
      await emitter.changed(schedule)
    })
  }
}

/** Why a run brings nothing, as people are told; null for what nobody foresaw. */
function refusalOf(error: unknown): Pick<RunRefused, 'problem' | 'detail' | 'mayPass'> | null {
  if (error instanceof RunRefused) return error
  if (error instanceof TargetRefused) return { problem: error.problem, detail: '', mayPass: false }
  if (error instanceof ORPCError && error.code === 'QUOTA_REACHED')
    return { problem: 'quota-reached', detail: '', mayPass: false }
  return null
}
