import { randomUUID } from 'node:crypto'
import { shownScheduleRuns } from '@aurelio/contracts/page-schedules'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { defineJob, type JobKind, type Jobs } from '../../../platform/jobs/jobs.ts'
import type { PageBatchStore } from '../store.ts'
import { nextMoment } from './moments.ts'
import type { PageScheduleStore, ShownSchedule } from './store.ts'
import type { ScheduleEmitter } from './emit.ts'
import { isUnderWay, readRhythm } from './view.ts'

const lookSeconds = 60

type Parts = {
  database: Database
  jobs: Jobs
  store: PageScheduleStore
  batches: PageBatchStore
  emitter: ScheduleEmitter
  run: JobKind<{ id: string }>
}

/** Begins runs: by hand, and every minute those whose time has come. What was missed while nothing ran is made up for once. */
export function schedulePlan({ database, jobs, store, batches, emitter, run }: Parts) {
  /** Writes down a run and queues it, within the open transaction. */
  async function begin(schedule: ShownSchedule, byHand: boolean) {
    const id = randomUUID()
    const runs = await store.runs(schedule.id, shownScheduleRuns)
    // With the one that begins there are so many again.
    const oldest = runs[shownScheduleRuns - 1]
    if (oldest) await store.forgetRuns(schedule.id, oldest.startedAt)
    await store.insertRun({ ...begun(byHand), id, scheduleId: schedule.id })
    await jobs.enqueue(run, { id })
    await emitter.changed(schedule)
  }

  /** A run that has not ended by the time of the next one gives way to it. */
  async function overtake(schedule: ShownSchedule) {
    const [last] = await store.runs(schedule.id, 1)
    if (!last || !isUnderWay(last)) return
    if (last.batchId === null) await emitter.fail(schedule, last.id, 'overtaken')
    else if (await batches.move(last.batchId, ['running'], 'cancelled', { nextAt: null }))
      await emitter.failed(schedule)
  }

  const plan = defineJob({
    kind: 'page-schedules',
    input: z.null(),
    everySeconds: lookSeconds,
    run: async () => {
      const now = new Date()
      for (const schedule of await store.due(now.toISOString()))
        await database.inTransaction(async () => {
          if (!(await store.takeTurn(schedule, nextMoment(readRhythm(schedule.rhythm), now)))) return
          await overtake(schedule)
          await begin(schedule, false)
        })
    },
  })
  return { plan, begin }
}
export type SchedulePlan = ReturnType<typeof schedulePlan>

function begun(byHand: boolean) {
  return {
    byHand: byHand ? 1 : 0,
    state: 'making',
    problem: null,
    detail: '',
    same: 0,
    skipped: 0,
    batchId: null,
    startedAt: new Date().toISOString(),
  } as const
}
