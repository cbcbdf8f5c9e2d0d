import type { Installation, Trouble } from '@aurelio/contracts/installation'
import type { JobState } from '../../platform/database/tables/jobs.ts'

type Job = { kind: string; state: JobState; error: string | null }

const longestReason = 300

/** How the work behind the scenes goes; of each kind that does not succeed, why it last did not. Jobs: the last first. */
export function workOf(jobs: readonly Job[], untoldSince: string | null): Installation['work'] {
  const { queued = [], running = [], failed = [] } = Object.groupBy(jobs, ({ state }) => state)
  const retrying = queued.filter(({ error }) => error !== null)
  return {
    waiting: queued.length,
    running: running.length,
    troubles: [...troublesOf(failed, 'failed'), ...troublesOf(retrying, 'retrying')],
    untoldSeconds:
      untoldSince === null ? 0 : Math.max(0, Math.floor((Date.now() - Date.parse(untoldSince)) / 1000)),
  }
}

function troublesOf(jobs: readonly Job[], state: Trouble['state']): Trouble[] {
  const byKind = Map.groupBy(jobs, ({ kind }) => kind)
  return [...byKind].map(([kind, all]) => ({
    kind,
    state,
    times: all.length,
    reason: (all[0]?.error ?? '').slice(0, longestReason),
  }))
}
