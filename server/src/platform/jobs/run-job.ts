import type { Log } from '../log/log.ts'
import type { Claimed, jobStore } from './job-store.ts'
import type { JobKind, Jobs } from './jobs.ts'

const longestBackoffMs = 60 * 60 * 1000
const mostOftenMs = 1000

type Parts = {
  store: ReturnType<typeof jobStore>
  jobs: Jobs
  job: JobKind
  claimed: Claimed
  worker: string
  leaseMs: number
  stop: AbortSignal
  log: Log
}

/** Runs one claimed job under its lease, and writes how it ended. */
export async function runJob({
  store,
  jobs,
  job,
  claimed,
  worker,
  leaseMs,
  stop,
  log,
}: Parts): Promise<void> {
  const hold = { id: claimed.id, worker, attempt: claimed.attempt }
  const cancelled = new AbortController()
  const lost = new AbortController()
  const forget = jobs.onCancel(claimed.id, () => cancelled.abort())
  let percent = 0

  async function renew() {
    try {
      const row = await store.renew(hold, new Date(Date.now() + leaseMs).toISOString(), percent)
      if (!row) lost.abort()
      else if (row.cancelRequested === 1) cancelled.abort()
    } catch (error) {
      // A database that is away for a moment: the next renewal may still come in time.
      log.warn({ error, job: claimed.id }, 'A lease could not be renewed')
    }
  }
  const renewal = setInterval(() => void renew(), Math.min(leaseMs / 3, mostOftenMs))
  try {
    const signal = AbortSignal.any([cancelled.signal, lost.signal, stop])
    const progress = (value: number) => {
      percent = Math.round(Math.min(100, Math.max(0, value)))
    }
    const isLast = claimed.attempt >= claimed.maxAttempts
    const output = await job.run(JSON.parse(claimed.input), { signal, progress, isLast })
    await store.end(hold, { state: 'done', output: JSON.stringify(output ?? null) }, now())
  } catch (error) {
    if (lost.signal.aborted) return
    if (cancelled.signal.aborted) return await store.end(hold, { state: 'cancelled' }, now())
    if (stop.aborted)
      return await store.end(
        hold,
        { state: 'queued', runAt: now(), attempt: claimed.attempt - 1, error: null },
        now(),
      )
    const message = error instanceof Error ? error.message : 'Unknown error'
    log.warn({ error, job: claimed.id, kind: claimed.kind, attempt: claimed.attempt }, 'A job failed')
    if (claimed.attempt >= claimed.maxAttempts)
      return await store.end(hold, { state: 'failed', error: message }, now())
    const runAt = new Date(Date.now() + backoffMs(claimed.attempt)).toISOString()
    await store.end(hold, { state: 'queued', runAt, attempt: claimed.attempt, error: message }, now())
  } finally {
    clearInterval(renewal)
    forget()
  }
}

/** One second, then twice as long each time, up to an hour; a little random, so that failures do not march in step. */
function backoffMs(attempt: number) {
  return Math.min(longestBackoffMs, 1000 * 2 ** (attempt - 1)) * (0.75 + Math.random() / 2)
}

function now() {
  return new Date().toISOString()
}
