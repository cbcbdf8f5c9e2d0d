import { z } from 'zod'
import { defineJob, type JobKind } from '../../../platform/jobs/jobs.ts'
import type { DeliveryStore } from './store.ts'

const daySeconds = 24 * 60 * 60
const keptDays = 30

/** Removes, every day, what was sent longer ago than anybody looks back. */
export function webhookTidyJob(store: DeliveryStore): JobKind {
  return defineJob({
    kind: 'webhook-tidy',
    input: z.null(),
    everySeconds: daySeconds,
    run: () => store.deleteBefore(new Date(Date.now() - keptDays * daySeconds * 1000).toISOString()),
  })
}
