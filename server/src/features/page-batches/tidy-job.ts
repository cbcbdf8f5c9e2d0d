import { z } from 'zod'
import { defineJob, type JobKind } from '../../platform/jobs/jobs.ts'
import type { PageBatchStore } from './store.ts'

const daySeconds = 24 * 60 * 60
const secretDays = 30

/** Forgets, every day, batches whose pages never came whole, and passwords a month after they were given. */
export function pageBatchTidyJob(store: PageBatchStore): JobKind {
  const before = (days: number) => new Date(Date.now() - days * daySeconds * 1000).toISOString()
  return defineJob({
    kind: 'page-batch-tidy',
    input: z.null(),
    everySeconds: daySeconds,
    run: () => store.tidy(before(1), before(secretDays)),
  })
}
