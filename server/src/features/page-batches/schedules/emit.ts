import type { ScheduleProblem } from '@aurelio/contracts/page-schedules'
import type { Emit } from '../../../platform/events/events.ts'
import type { PageScheduleStore } from './store.ts'

type About = { id: string; workspaceId: string; name: string }

/** What others hear of a schedule from the work behind the scenes; within the open transaction. */
export function scheduleEmitter(store: PageScheduleStore, emit: Emit) {
  const changed = ({ id, workspaceId, name }: About) =>
    emit(happened('page.schedule-changed', workspaceId, id, name))
  const failed = ({ id, workspaceId, name }: About) =>
    emit(happened('page.schedule-failed', workspaceId, id, name))

  return {
    changed,
    failed,
    /** Ends a run that brings nothing, once. */
    async fail(schedule: About, runId: string, problem: ScheduleProblem, detail = '') {
      if (!(await store.settleRun(runId, { state: 'failed', problem, detail }))) return
      await changed(schedule)
      await failed(schedule)
    },
    /** A batch has ended: where a schedule began it and nothing came of it, people hear of that. */
    async batchEnded(batchId: string) {
      const run = await store.runOfBatch(batchId)
      const schedule = run && (await store.whole(run.scheduleId))
      if (!schedule) return
      await changed(schedule)
      const isVain = run.total !== null && run.total > 0 && run.failed === run.total
      if (run.batchState === 'failed' || isVain) await failed(schedule)
    },
  }
}
export type ScheduleEmitter = ReturnType<typeof scheduleEmitter>

function happened<Kind extends 'page.schedule-changed' | 'page.schedule-failed'>(
  kind: Kind,
  workspaceId: string,
  id: string,
  name: string,
) {
  return {
    kind,
    workspaceId,
    actorId: null,
    origin: null,
    at: new Date().toISOString(),
    subject: { id, name },
  } as const
}
