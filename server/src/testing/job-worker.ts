import { appendFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { openDatabase } from '../platform/database/database.ts'
import { defineJob, openJobs } from '../platform/jobs/jobs.ts'
import { startWorker } from '../platform/jobs/worker.ts'
import { createLog } from '../platform/log/log.ts'

/** What a worker process wrote about one run of a job. */
export type JobEvent = { job: number; event: 'start' | 'end'; pid: number; at: number }

/** Writes when it starts and ends into a file, so that the test sees every run, even one that was killed. */
export function markingJob(file: string) {
  const write = (event: JobEvent) => appendFileSync(file, `${JSON.stringify(event)}\n`)
  return defineJob({
    kind: 'mark',
    input: z.number(),
    maxAttempts: 50,
    run: async (job) => {
      write({ job, event: 'start', pid: process.pid, at: Date.now() })
      await sleep(20 + Math.random() * 60)
      write({ job, event: 'end', pid: process.pid, at: Date.now() })
      return job
    },
  })
}

/** Run as a process of its own: `job-worker.ts <settings as JSON> <file>`. */
if (process.argv[1] === import.meta.filename) {
  const [, , settings = '', file = ''] = process.argv
  const shape = z.union([
    z.object({ engine: z.literal('sqlite'), file: z.string() }),
    z.object({ engine: z.literal('postgres'), url: z.string(), pool: z.number() }),
  ])
  const database = openDatabase(shape.parse(JSON.parse(settings)), () => {})
  startWorker({
    database,
    jobs: openJobs(database),
    kinds: [markingJob(file)],
    concurrency: 2,
    log: createLog('warn'),
    timing: { leaseMs: 1000, pollMs: 50 },
  })
  process.stdout.write('ready')
}
